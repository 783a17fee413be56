"""Pictures of the town, drawn with arcade: tile layers, people, furniture, bubbles, light, camera."""
