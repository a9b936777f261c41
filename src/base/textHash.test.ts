import { expect, it } from 'vitest';
import { textHash } from './textHash';

it('differs for different texts, and is the same for the same', () => {
	const texts = Array.from({ length: 20_000 }, (_, index) => `note number ${index}`);
	expect(new Set(texts.map(textHash)).size).toBe(texts.length);
	expect(textHash('日本語')).toBe(textHash(['日本', '語'].join('')));
	for (const text of ['', 'a', '日本語']) expect(Number.isInteger(textHash(text))).toBe(true);
});
