uniform float x;
uniform float y;
uniform float frequency;
uniform float threshold;
uniform float innerRadius;
uniform vec3 color;
uniform float opacity;
uniform float seed;

const float TURN = 6.283185307;
const int VALUES = 2;

void main() {
	vec2 point = uv * pictureSize - vec2(x, y) * pictureSize;
	float radius = length(point);
	float outer = length(pictureSize) / 2.0;
	float sector = (atan(point.y, point.x) / TURN + 0.5) * frequency;
	int from = int(floor(sector)) * VALUES;
	float begin = outer * innerRadius * (0.75 + random(from, seed) / 2.0);
	// Lines start as points and get wider outwards.
	float width = threshold * (0.5 + random(from + 1, seed) / 2.0) * smoothstep(begin, outer, radius);
	float pixels = TURN / frequency * radius;
	float cover = inside(abs(fract(sector) - 0.5) * pixels, width / 2.0 * pixels);
	result = paintedOver(texture(source, uv), color, cover * opacity);
}
