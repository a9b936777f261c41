#version 300 es
precision highp float;

// Put in front of every effect. Colours are premultiplied by their alpha, in textures and in the result.
in vec2 uv;
out vec4 result;
uniform sampler2D source;
// In pixels.
uniform vec2 pictureSize;

float longerSide() {
	return max(pictureSize.x, pictureSize.y);
}

// Position relative to the centre of the picture, in pixels.
vec2 fromMiddle() {
	return (uv - 0.5) * pictureSize;
}

// Rotates clockwise; the angle in radians.
vec2 turned(vec2 point, float angle) {
	float c = cos(angle);
	float s = sin(angle);
	return vec2(point.x * c - point.y * s, point.x * s + point.y * c);
}

vec4 straight(vec4 color) {
	return color.a > 0.0 ? vec4(color.rgb / color.a, color.a) : color;
}

vec4 premultiplied(vec3 color, float alpha) {
	return vec4(clamp(color, 0.0, 1.0) * alpha, alpha);
}

vec4 paintedOver(vec4 below, vec3 color, float opacity) {
	return vec4(color, 1.0) * opacity + below * (1.0 - opacity);
}

// How much of a pixel is inside a radius of `reach`, at `distance` from the centre, in pixels: makes smooth edges.
float inside(float distance, float reach) {
	return clamp(min(reach - distance + 0.5, 2.0 * reach), 0.0, 1.0);
}

float luma(vec3 color) {
	return dot(color, vec3(0.2126, 0.7152, 0.0722));
}

uint scrambled(uint n) {
	n = n * 747796405u + 2891336453u;
	n = ((n >> ((n >> 28u) + 4u)) ^ n) * 277803737u;
	return (n >> 22u) ^ n;
}

// From 0 to 1, with integer arithmetic only, so that it is the same on every device.
float random(int index, float seed) {
	return float(scrambled(scrambled(uint(seed)) + uint(index)) >> 8u) / 16777215.0;
}

// The picture moved by `shift`, with red moved further and blue less than green.
vec4 shiftedSource(vec2 shift, float channelShift) {
	vec4 red = texture(source, fract(uv + shift * (1.0 + channelShift)));
	vec4 green = texture(source, fract(uv + shift));
	vec4 blue = texture(source, fract(uv + shift * (1.0 - channelShift)));
	return vec4(red.r, green.g, blue.b, max(red.a, max(green.a, blue.a)));
}
