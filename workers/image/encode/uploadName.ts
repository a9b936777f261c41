import type { Encoding } from '../image.protocol';

const EXTENSIONS: Readonly<Record<Encoding['type'], string>> = {
	'image/jpeg': 'jpg',
	'image/png': 'png',
	'image/webp': 'webp',
};
const PICTURE_EXTENSION = /\.(jpe?g|jpe|jfif|png|apng|webp|avif|bmp|gif|tiff?|hei[cf])$/i;
const SAME = { 'image/jpeg': /\.(jpe?g|jpe|jfif)$/i, 'image/png': /\.png$/i, 'image/webp': /\.webp$/i };

/** The upload name of a prepared picture: the original name with the extension of the new type (rules/images#names). */
export function uploadName(name: string, type: Encoding['type']): string {
	if (SAME[type].test(name)) return name;
	const stem = name.replace(PICTURE_EXTENSION, '');
	return `${stem === '' ? 'image' : stem}.${EXTENSIONS[type]}`;
}
