uniform float red;
uniform float green;
uniform float blue;

void main() {
	vec4 base = straight(texture(source, uv));
	result = premultiplied(step(vec3(red, green, blue), base.rgb), base.a);
}
