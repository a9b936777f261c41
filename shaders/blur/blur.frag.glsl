// One direction of a Gaussian blur: the distance between two samples, in pixels.
uniform vec2 spread;

const int SAMPLES = 12;
const float DEVIATIONS = 3.0;

void main() {
	vec4 sum = vec4(0.0);
	float total = 0.0;
	for (int index = -SAMPLES; index <= SAMPLES; index++) {
		float deviation = float(index) * DEVIATIONS / float(SAMPLES);
		float weight = exp(-0.5 * deviation * deviation);
		sum += weight * texture(source, uv + float(index) * spread / pictureSize);
		total += weight;
	}
	result = sum / total;
}
