// Which half is mirrored: 0 neither, 1 the left (or upper) one, 2 the right (or lower) one.
uniform float horizontal;
uniform float vertical;

float mirrored(float at, float side) {
	if (side == 1.0) return min(at, 1.0 - at);
	return side == 2.0 ? max(at, 1.0 - at) : at;
}

void main() {
	result = texture(source, vec2(mirrored(uv.x, horizontal), mirrored(uv.y, vertical)));
}
