uniform float amount;
uniform bool radial;
uniform float angle;

void main() {
	vec2 shift = radial ? (uv - 0.5) * amount : turned(vec2(amount * longerSide(), 0.0), angle) / pictureSize;
	vec4 red = texture(source, uv - shift);
	vec4 green = texture(source, uv);
	vec4 blue = texture(source, uv + shift);
	result = vec4(red.r, green.g, blue.b, max(red.a, max(green.a, blue.a)));
}
