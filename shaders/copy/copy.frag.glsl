void main() {
	result = texture(source, uv);
}
