const HEADER_BYTES = 54;
const INFO_BYTES = 40;
const BITS = 24;

/**
 * Pixels as the data URL of a picture. An uncompressed BMP, as it needs no encoder. A picture rather than a canvas, as
 * each canvas is a compositor layer and turns whatever covers it into layers too.
 * @param pixels RGBA from the top; the width must be a multiple of four
 */
export function bitmapAddress(pixels: Uint8ClampedArray, width: number, height: number): string {
	const bytes = new Uint8Array(HEADER_BYTES + width * height * 3);
	const view = new DataView(bytes.buffer);
	view.setUint16(0, 0x424d);
	view.setUint32(2, bytes.length, true);
	view.setUint32(10, HEADER_BYTES, true);
	view.setUint32(14, INFO_BYTES, true);
	view.setInt32(18, width, true);
	view.setInt32(22, -height, true);
	view.setUint16(26, 1, true);
	view.setUint16(28, BITS, true);
	for (let pixel = 0; pixel < width * height; pixel++) {
		const to = HEADER_BYTES + pixel * 3;
		bytes[to] = pixels[pixel * 4 + 2] ?? 0;
		bytes[to + 1] = pixels[pixel * 4 + 1] ?? 0;
		bytes[to + 2] = pixels[pixel * 4] ?? 0;
	}
	return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`;
}
