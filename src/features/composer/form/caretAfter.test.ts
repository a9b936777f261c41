import { expect, it } from 'vitest';
import { caretAfter } from './caretAfter';

it.each([
	['text came before it', 'ab|c', 'XYabc', 'XYab|c'],
	['text came behind it', 'ab|c', 'abcXY', 'ab|cXY'],
	['text came right behind it', 'ab|', 'abX', 'ab|X'],
	['text before it went', 'abc|d', 'bcd', 'bc|d'],
	['the letters around it went', 'ab|cd', 'ad', 'a|d'],
	['an emoji came before it', 'a|b', '😀ab', '😀a|b'],
])('where %s', (_what, marked, after, expected) => {
	const at = caretAfter(marked.replace('|', ''), after, marked.indexOf('|'));
	expect(`${after.slice(0, at)}|${after.slice(at)}`).toBe(expected);
});
