/** From here on scripts are written without spaces between words, or with what belongs to a word attached to it. */
const UNSPACED_FROM = 0x0e00;
const LETTER = /[\p{L}\p{N}]/u;
/** By their code. */
const spaced = Uint8Array.from({ length: UNSPACED_FROM }, (_, code) =>
	LETTER.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Whether a character (its UTF-16 code) is a letter or digit of a script with spaces between words. */
export const isSpaced = (code: number): boolean => code < UNSPACED_FROM && spaced[code] === 1;
