uniform bool red;
uniform bool green;
uniform bool blue;

void main() {
	vec4 base = texture(source, uv);
	vec3 inverted = base.a - base.rgb;
	result = vec4(red ? inverted.r : base.r, green ? inverted.g : base.g, blue ? inverted.b : base.b, base.a);
}
