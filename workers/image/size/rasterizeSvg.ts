/** Pixels of the longer side: enough for a layer, which is rarely shown larger. */
const SIDE = 1024;

/**
 * An SVG as a PNG, as workers can't decode SVG. As an image it runs no scripts and fetches nothing.
 * @throws Error if it can't be drawn
 */
export async function rasterizeSvg(svg: Blob): Promise<Blob> {
	const url = URL.createObjectURL(svg);
	try {
		const image = new Image();
		image.src = url;
		await image.decode();
		// An SVG without a size of its own is drawn at this one.
		const [width, height] = [image.naturalWidth || SIDE, image.naturalHeight || SIDE];
		const factor = SIDE / Math.max(width, height);
		const size = { width: Math.ceil(width * factor), height: Math.ceil(height * factor) };
		const canvas = Object.assign(document.createElement('canvas'), size);
		canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height);
		return await new Promise((resolve, reject) => {
			canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('Failed to convert canvas to blob'))));
		});
	} finally {
		URL.revokeObjectURL(url);
	}
}
