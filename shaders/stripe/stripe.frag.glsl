uniform float angle;
uniform float frequency;
uniform float threshold;
uniform vec3 color;
uniform float opacity;

void main() {
	float period = longerSide() / frequency;
	float row = turned(fromMiddle(), -angle).y / period;
	float distance = abs(fract(row) - 0.5) * period;
	float cover = threshold >= 1.0 ? 1.0 : inside(distance, threshold * period / 2.0);
	result = paintedOver(texture(source, uv), color, cover * opacity);
}
