"""The title screen: the town behind it, new and saved towns, and the way into one."""
