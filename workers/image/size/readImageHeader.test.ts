import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from './readImageHeader';

const picture = () => sharp({ create: { width: 60, height: 40, channels: 4, background: '#3a7' } });
const exif = { IFD0: { Make: 'Camera' } };

describe('readImageHeader', () => {
	it.each([
		['image/jpeg', () => picture().jpeg()],
		['image/jpeg', () => picture().jpeg({ progressive: true })],
		['image/png', () => picture().png()],
		['image/webp', () => picture().webp({ quality: 80 })],
		['image/webp', () => picture().removeAlpha().webp({ quality: 80 })],
		['image/webp', () => picture().webp({ lossless: true })],
	] as const)('knows the size of %s', async (type, make) => {
		expect(readImageHeader(await make().toBuffer())).toEqual({
			type,
			width: 60,
			height: 40,
			isAnimated: false,
			hasMetadata: false,
		});
	});

	it.each([
		['jpeg', () => picture().withExif(exif).jpeg()],
		['png', () => picture().withExif(exif).png()],
		['webp', () => picture().withExif(exif).webp()],
	] as const)('sees the EXIF of %s', async (_, make) => {
		expect(readImageHeader(await make().toBuffer())).toMatchObject({ width: 60, height: 40, hasMetadata: true });
	});

	it('tells moving pictures', async () => {
		const frames = await Promise.all(
			['#111', '#eee'].map(background =>
				sharp({ create: { width: 8, height: 8, channels: 4, background } })
					.png()
					.toBuffer(),
			),
		);
		const webp = await sharp(frames, { join: { animated: true } })
			.webp({ loop: 0, delay: [90, 90] })
			.toBuffer();
		expect(readImageHeader(webp)).toMatchObject({ type: 'image/webp', isAnimated: true });
		const still = await picture().png().toBuffer();
		const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
		const apng = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
		expect(readImageHeader(apng)).toMatchObject({ type: 'image/png', isAnimated: true });
	});

	it('knows nothing of other files, nor of broken ones', async () => {
		expect(readImageHeader(await picture().gif().toBuffer())).toBeNull();
		expect(readImageHeader(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
		expect(readImageHeader(new Uint8Array())).toBeNull();
		const jpeg = await picture().jpeg().toBuffer();
		expect(readImageHeader(jpeg.subarray(0, 40))).toBeNull();
		expect(readImageHeader(Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(99)]))).toBeNull();
	});
});
