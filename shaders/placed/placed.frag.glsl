// A text or a picture at its place.
uniform sampler2D picture;
// Of the layer: where its middle is, and how large it is, in pixels.
uniform vec2 middle;
uniform vec2 extent;
uniform float angle;
uniform float opacity;
uniform bool repeat;

void main() {
	vec2 at = turned(uv * pictureSize - middle, -angle) / extent + 0.5;
	vec4 layer = textureGrad(picture, repeat ? fract(at) : clamp(at, 0.0, 1.0), dFdx(at), dFdy(at));
	vec2 within = clamp((0.5 - abs(at - 0.5)) * extent + 0.5, 0.0, 1.0);
	layer *= opacity * (repeat ? 1.0 : within.x * within.y);
	result = layer + texture(source, uv) * (1.0 - layer.a);
}
