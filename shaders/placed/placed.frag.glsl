// A text or a picture at its position.
uniform sampler2D picture;
// Centre and size of the layer, in pixels.
uniform vec2 middle;
uniform vec2 extent;
uniform float angle;
uniform float opacity;
uniform bool repeat;

void main() {
	vec4 below = texture(source, uv);
	vec2 at = turned(uv * pictureSize - middle, -angle) / extent + 0.5;
	vec2 across = dFdx(at);
	vec2 down = dFdy(at);
	vec2 within = clamp((0.5 - abs(at - 0.5)) * extent + 0.5, 0.0, 1.0);
	float cover = repeat ? 1.0 : within.x * within.y;
	result = below;
	// Reading the layer takes the longest, and most pixels are outside of it.
	if (cover > 0.0) {
		vec4 layer = textureGrad(picture, repeat ? fract(at) : clamp(at, 0.0, 1.0), across, down);
		layer *= opacity * cover;
		result = layer + below * (1.0 - layer.a);
	}
}
