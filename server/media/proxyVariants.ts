import { openForeignImage, openImage } from '../drive/describeImage';

export interface ProxiedPicture {
	bytes: Buffer;
	type: string;
	/** Appended to the original's name: `.webp`. */
	ending: string;
}

const QUALITY = 77;
const EFFORT = 3;

interface Size {
	width?: number;
	height?: number;
}

const webp =
	(size: Size, mayMove: boolean) =>
	async (bytes: Buffer, isStill: boolean): Promise<ProxiedPicture> => {
		const { image } = await openForeignImage(bytes, { animated: mayMove && !isStill });
		const resized = (mayMove && !isStill ? image : image.rotate()).resize({
			...size,
			fit: 'inside',
			withoutEnlargement: true,
		});
		return {
			bytes: await resized.webp({ quality: QUALITY, effort: EFFORT }).toBuffer(),
			type: 'image/webp',
			ending: '.webp',
		};
	};

/** A white shape on a transparent background, for system notifications: dark parts become opaque. */
async function badge(bytes: Buffer): Promise<ProxiedPicture> {
	const side = 96;
	const { image } = await openForeignImage(bytes);
	const mask = await image
		.resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
		.ensureAlpha()
		.extractChannel('alpha')
		.raw()
		.toBuffer();
	const white = openImageOf(side, '#ffffff');
	const made = await white
		.joinChannel(mask, { raw: { width: side, height: side, channels: 1 } })
		.png()
		.toBuffer();
	return { bytes: made, type: 'image/png', ending: '' };
}

const openImageOf = (side: number, colour: string) =>
	openImage(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
		),
	).removeAlpha();

/** The sizes that clients request from the proxy, by query parameter. The first one present counts. */
export const proxyVariants: Readonly<Record<string, (bytes: Buffer, isStill: boolean) => Promise<ProxiedPicture>>> = {
	emoji: webp({ height: 128 }, true),
	avatar: webp({ height: 320 }, true),
	preview: webp({ width: 200, height: 200 }, false),
	badge,
	static: webp({ width: 498, height: 422 }, false),
};

/** For pictures that browsers can't show, or that could refer to others (SVG). */
export const toWebp = webp({ width: 2048, height: 2048 }, false);
