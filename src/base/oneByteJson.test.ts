import { expect, it } from 'vitest';
import { oneByteJson } from './oneByteJson';

const bytes = (text: string) => (/[^\0-\xff]/.test(text) ? text.length * 2 : text.length);

it.each([
	['nothing but ASCII', 'plain "words" \\u \n'],
	['a few words of Japanese', `${'markup '.repeat(20)}霧と港`],
	['an emoji', `${'markup '.repeat(4)}🎉`],
	['half of a pair of surrogates', `${'markup '.repeat(4)}\ud83c`],
	['the letters of Latin-1', 'naïve façade ÿ'],
	['Japanese alone', '今日の夕焼け、久しぶりに燃えるような色だった。'],
])('reads as before, and is never longer: %s', (_what, text) => {
	const json = JSON.stringify({ text });
	const stored = oneByteJson(json);
	expect(JSON.parse(stored)).toEqual({ text });
	expect(bytes(stored)).toBeLessThanOrEqual(bytes(json));
});

it('takes one byte a character where few are of another alphabet', () => {
	const json = JSON.stringify(`${'markup '.repeat(20)}霧と港`);
	expect(bytes(oneByteJson(json))).toBe(json.length + 15);
});

it('leaves alone what would be longer', () => {
	const json = JSON.stringify('霧と港');
	expect(oneByteJson(json)).toBe(json);
});
