// Blocks of the picture that are moved sideways.
uniform float amount;
uniform float strength;
uniform float size;
uniform float channelShift;
uniform float seed;

const int VALUES = 5;

void main() {
	float shift = 0.0;
	for (int block = 0; block < int(amount); block++) {
		int from = block * VALUES;
		vec2 middle = vec2(random(from, seed), random(from + 1, seed));
		vec2 reach = vec2(0.25 + random(from + 2, seed) / 2.0, random(from + 3, seed) * size / 2.0);
		vec2 distance = abs(uv - middle);
		if (distance.x < reach.x && distance.y < reach.y) shift += (random(from + 4, seed) * 2.0 - 1.0) * strength;
	}
	result = shiftedSource(vec2(shift, 0.0), channelShift);
}
