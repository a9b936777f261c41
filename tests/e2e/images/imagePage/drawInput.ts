/**
 * The same picture each time, as a PNG by default: hues across, lightness down, a dark disc, a white bar, fine lines,
 * and a transparent corner.
 */
export async function drawInput(width: number, height: number, type = 'image/png'): Promise<Blob> {
	const canvas = new OffscreenCanvas(width, height);
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('There is no canvas.');
	const pixels = pen.createImageData(width, height);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) pixels.data.set(colorAt(x / width, y / height), (y * width + x) * 4);
	pen.putImageData(pixels, 0, 0);
	return canvas.convertToBlob({ type, quality: 0.95 });
}

function colorAt(x: number, y: number): [number, number, number, number] {
	if ((x - 0.3) ** 2 + ((y - 0.35) * 0.75) ** 2 < 0.02) return [30, 20, 60, 255];
	if (x > 0.55 && x < 0.9 && y > 0.3 && y < 0.4) return [250, 250, 245, 255];
	if (y > 0.8 && x < 0.5 && Math.floor(x * 40) % 2 === 0) return [20, 120, 90, 255];
	const wave = (shift: number) => 128 + 100 * Math.cos((x + shift) * 2 * Math.PI);
	const light = 0.5 + y / 2;
	const alpha = x > 0.85 && y < 0.2 ? 90 : 255;
	return [wave(0) * light, wave(0.33) * light, wave(0.66) * light, alpha];
}
