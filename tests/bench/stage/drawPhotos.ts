import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = '.cache/photos';
const SIZE = { width: 4000, height: 3000 };
/** Clouds with sensor noise. */
const CLOUDS = { width: 200, height: 150 };

/**
 * Different JPEG files of 12 megapixels, as large and as hard to decode as a camera's.
 * @returns their paths
 */
export async function drawPhotos(count: number): Promise<string[]> {
	await mkdir(FOLDER, { recursive: true });
	return Promise.all(
		Array.from({ length: count }, async (_, index) => {
			const noise = (sigma: number) => ({ type: 'gaussian', mean: 128, sigma }) as const;
			const grain = await sharp({ create: { ...SIZE, channels: 3, background: '#000', noise: noise(6) } })
				.png({ compressionLevel: 1 })
				.toBuffer();
			const path = join(FOLDER, `photo${index}.jpg`);
			const clouds = await sharp({ create: { ...CLOUDS, channels: 3, background: '#000', noise: noise(60) } })
				.png()
				.toBuffer();
			await sharp(clouds)
				.resize({ ...SIZE, fit: 'fill', kernel: 'cubic' })
				.composite([{ input: grain, blend: 'soft-light' }])
				.jpeg({ quality: 90 })
				.toFile(path);
			return path;
		}),
	);
}
