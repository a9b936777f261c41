uniform float brightness;
uniform float contrast;
uniform float saturation;
uniform float hue;
uniform float lightness;

// Rotates the colour around the axis of greys.
vec3 withHue(vec3 color) {
	vec3 axis = vec3(inversesqrt(3.0));
	return color * cos(hue) + cross(axis, color) * sin(hue) + axis * dot(axis, color) * (1.0 - cos(hue));
}

void main() {
	vec4 base = straight(texture(source, uv));
	vec3 color = clamp((base.rgb * brightness - 0.5) * contrast + 0.5, 0.0, 1.0);
	color = clamp(withHue(color), 0.0, 1.0);
	color = clamp(mix(vec3(luma(color)), color, saturation), 0.0, 1.0);
	color = mix(color, vec3(step(0.0, lightness)), abs(lightness));
	result = premultiplied(color, base.a);
}
