import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeImage } from './describeImage';

const BLUE = { r: 20, g: 60, b: 200 };

/** The size of the thumbnail of an image, as `width × height`. */
async function thumbnailOf(width: number, height: number, orientation?: number): Promise<string> {
	const image = sharp({ create: { width, height, channels: 3, background: BLUE } }).jpeg();
	const bytes = await (orientation === undefined ? image : image.withMetadata({ orientation })).toBuffer();
	const { thumbnail } = await describeImage(bytes);
	const small = await sharp(thumbnail).metadata();
	return `${small.width} × ${small.height}`;
}

it('makes thumbnails that show the whole image, never larger than it is', async () => {
	expect(await thumbnailOf(1600, 1200)).toBe('640 × 480');
	expect(await thumbnailOf(600, 1200)).toBe('320 × 640');
	expect(await thumbnailOf(40, 30)).toBe('40 × 30');
});

it('shows the middle of very tall and very wide images, as the whole would be a blur where it fills its place', async () => {
	expect(await thumbnailOf(300, 4000)).toBe('300 × 600');
	expect(await thumbnailOf(4000, 250)).toBe('500 × 250');
	expect(await thumbnailOf(4000, 1000)).toBe('640 × 320');
	expect(await thumbnailOf(4000, 1)).toBe('2 × 1');
	// Turned by its orientation: as shown it is tall.
	expect(await thumbnailOf(4000, 300, 6)).toBe('300 × 600');
});
