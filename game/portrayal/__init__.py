"""What people look like: chosen from what is said of them or by hand, and drawn. No graphics library."""
