// The picture torn along lines: pixels near a line are moved aside, nearer ones further.
uniform float amount;
uniform float strength;
uniform float size;
uniform float channelShift;
uniform float seed;

const int VALUES = 3;

void main() {
	float shift = 0.0;
	for (int line = 0; line < int(amount); line++) {
		int from = line * VALUES;
		float below = uv.y - random(from, seed);
		float reach = random(from + 1, seed) * size;
		float pull = (random(from + 2, seed) * 2.0 - 1.0) * strength;
		if (below >= 0.0 && below < reach) shift += pull * (1.0 - below / reach);
	}
	result = shiftedSource(vec2(shift, 0.0), channelShift);
}
