import type { Encoding } from './image.protocol';

/** What is cut out of a picture loses nothing that can be seen. */
const ENCODINGS: Readonly<Record<Encoding['type'], Encoding>> = {
	'image/jpeg': { type: 'image/jpeg', quality: 0.92 },
	'image/png': { type: 'image/png', quality: 1 },
	'image/webp': { type: 'image/webp', quality: 0.92 },
};

/** As what a part of a picture is written: as the picture was, or as what every browser writes without a loss. */
export const cropEncodings = (type: Encoding['type'] | undefined): Encoding[] =>
	type && type !== 'image/png' ? [ENCODINGS[type], ENCODINGS['image/png']] : [ENCODINGS['image/png']];
