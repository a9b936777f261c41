import type { Encoding } from '../image.protocol';

/** Cropping loses no visible quality. */
const ENCODINGS: Readonly<Record<Encoding['type'], Encoding>> = {
	'image/jpeg': { type: 'image/jpeg', quality: 0.92 },
	'image/png': { type: 'image/png', quality: 1 },
	'image/webp': { type: 'image/webp', quality: 0.92 },
};

/**
 * The encodings to try for a cropped picture: the picture's own type, else types that every browser can write, lossless
 * ones first if possible. If none may be uploaded, the picture's own type is used and the upload reports the refusal.
 */
export function cropEncodings(
	type: Encoding['type'] = 'image/png',
	mayWrite: (type: string) => boolean = () => true,
): Encoding[] {
	const types = [...new Set([type, 'image/png', 'image/jpeg'] as const)].filter(mayWrite);
	return (types.length > 0 ? types : [type]).map(each => ENCODINGS[each]);
}
