import type { Studio } from './resizeImage';

/** Decodes and draws where there is no page. */
export const offscreenStudio: Studio = {
	decode: blob => createImageBitmap(blob, { imageOrientation: 'from-image' }),
	createCanvas({ width, height }) {
		const element = new OffscreenCanvas(width, height);
		const pen = element.getContext('2d');
		if (!pen) throw new Error('failed to initialise canvas');
		return { element, pen, encode: encoding => element.convertToBlob(encoding) };
	},
};
