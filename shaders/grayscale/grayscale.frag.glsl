uniform float amount;

void main() {
	vec4 base = texture(source, uv);
	result = vec4(mix(base.rgb, vec3(luma(base.rgb)), amount), base.a);
}
