uniform float angle;
uniform float scale;
uniform float majorRadius;
uniform float majorOpacity;
uniform float minorDivisions;
uniform float minorRadius;
uniform float minorOpacity;
uniform vec3 color;

float dots(vec2 point, float spacing, float radius) {
	vec2 fromNearest = (fract(point / spacing + 0.5) - 0.5) * spacing;
	return inside(length(fromNearest), radius * spacing);
}

void main() {
	float spacing = longerSide() / scale;
	vec2 point = turned(fromMiddle(), -angle);
	float major = dots(point, spacing, majorRadius);
	float minor = dots(point, spacing / minorDivisions, minorRadius);
	float opacity = mix(minor * minorOpacity, majorOpacity, major);
	result = paintedOver(texture(source, uv), color, opacity);
}
