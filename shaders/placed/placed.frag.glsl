// A text or a picture at its place.
uniform sampler2D picture;
// Of the layer: where its middle is, and how large it is, in pixels.
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
	// Most of a picture has nothing on it, and reading a layer is what takes the longest.
	if (cover > 0.0) {
		vec4 layer = textureGrad(picture, repeat ? fract(at) : clamp(at, 0.0, 1.0), across, down);
		layer *= opacity * cover;
		result = layer + below * (1.0 - layer.a);
	}
}
