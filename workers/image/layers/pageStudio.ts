import { offscreenStudio } from './offscreenStudio';
import { GL_ATTRIBUTES, type Studio } from './studio';

/** Decodes and draws on the main thread, for browsers without workers or without canvases in them. */
export const pageStudio: Studio = {
	decode: blob => offscreenStudio.decode(blob),
	createCanvas(size) {
		const element = Object.assign(document.createElement('canvas'), size);
		const pen = element.getContext('2d');
		if (!pen) throw new Error('failed to initialise canvas');
		return {
			element,
			pen,
			encode: ({ type, quality }) =>
				new Promise((resolve, reject) => {
					const onBlob = (blob: Blob | null) =>
						blob ? resolve(blob) : reject(new Error('Failed to convert canvas to blob'));
					element.toBlob(onBlob, type, quality);
				}),
		};
	},
	openGl() {
		const element = document.createElement('canvas');
		const gl = element.getContext('webgl2', GL_ATTRIBUTES);
		if (!gl || !('texStorage2D' in gl)) throw new Error('failed to initialise WebGL2');
		return { element, gl, toBitmap: () => createImageBitmap(element) };
	},
};
