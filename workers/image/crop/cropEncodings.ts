import type { Encoding } from '../image.protocol';

/** What is cut out of a picture loses nothing that can be seen. */
const ENCODINGS: Readonly<Record<Encoding['type'], Encoding>> = {
	'image/jpeg': { type: 'image/jpeg', quality: 0.92 },
	'image/png': { type: 'image/png', quality: 1 },
	'image/webp': { type: 'image/webp', quality: 0.92 },
};

/**
 * As what a part of a picture is written: as the picture was, or as what every browser writes, without a loss if that
 * may be. Where none of them may be uploaded the picture's own type remains: what refuses it tells that.
 */
export function cropEncodings(
	type: Encoding['type'] = 'image/png',
	mayWrite: (type: string) => boolean = () => true,
): Encoding[] {
	const types = [...new Set([type, 'image/png', 'image/jpeg'] as const)].filter(mayWrite);
	return (types.length > 0 ? types : [type]).map(each => ENCODINGS[each]);
}
