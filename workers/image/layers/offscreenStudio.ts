import { GL_ATTRIBUTES, type Studio } from './studio';

/** Decodes and draws in a worker. */
export const offscreenStudio: Studio = {
	decode: blob => createImageBitmap(blob, { imageOrientation: 'from-image' }),
	createCanvas({ width, height }) {
		const element = new OffscreenCanvas(width, height);
		const pen = element.getContext('2d');
		if (!pen) throw new Error('failed to initialise canvas');
		return { element, pen, encode: encoding => element.convertToBlob(encoding) };
	},
	openGl() {
		const element = new OffscreenCanvas(1, 1);
		const gl = element.getContext('webgl2', GL_ATTRIBUTES);
		if (!gl) throw new Error('failed to initialise WebGL2');
		return { element, gl, toBitmap: async () => element.transferToImageBitmap() };
	},
};
