uniform float angle;
uniform float scale;
uniform vec3 color;
uniform float opacity;

void main() {
	float side = longerSide() / scale / 2.0;
	vec2 square = turned(fromMiddle(), -angle) / side;
	// Distance to the nearest edge in pixels, negative in every other square.
	vec2 toEdge = (abs(fract(square / 2.0 - 0.25) * 2.0 - 1.0) - 0.5) * side;
	vec2 signs = clamp(toEdge, -0.5, 0.5);
	float cover = 0.5 - 2.0 * signs.x * signs.y;
	result = paintedOver(texture(source, uv), color, cover * opacity);
}
