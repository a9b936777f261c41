const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';
/** Position of the mean colour in a blurhash, behind the size and the largest difference. */
const MEAN_FROM = 2;
const MEAN_TO = 6;
const MAX_COLOR = 0xffffff;

/** The mean colour of a blurhash, as `#rrggbb`; null if the blurhash is malformed. */
export function blurhashColor(hash: string): string | null {
	let number = 0;
	for (const digit of hash.slice(MEAN_FROM, MEAN_TO)) {
		const value = DIGITS.indexOf(digit);
		if (value < 0) return null;
		number = number * DIGITS.length + value;
	}
	return hash.length < MEAN_TO || number > MAX_COLOR ? null : `#${number.toString(16).padStart(6, '0')}`;
}
