#version 300 es

// One pass over the whole picture. `uv` starts at the top left, as the rows of textures do here.
in vec2 position;
uniform bool isLast;
out vec2 uv;

void main() {
	uv = position;
	vec2 clip = position * 2.0 - 1.0;
	// The canvas has its first row at the bottom.
	gl_Position = vec4(clip.x, isLast ? -clip.y : clip.y, 0.0, 1.0);
}
