import { describe, expect, it } from 'vitest';
import { matchWords } from './matchWords';
import type { MuteRule } from './wordMute.protocol';

const matches = (rule: MuteRule, text: string) => matchWords([rule], [text])[0] === 0;

describe('matchWords', () => {
	it.each<[MuteRule, string, boolean]>([
		[['spoiler'], 'no SPOILERS here', true],
		[['spoiler', 'finale'], 'a spoiler', false],
		[['spoiler', 'finale'], 'the finale: spoiler', true],
		[[''], 'anything', false],
		[[], 'anything', false],
		['plain', 'a Plain word', true],
		['/^gm$/i', 'GM', true],
		['/^gm$/', 'GM', false],
		['/a.b/s', 'a\nb', true],
		['/(/', '(', false],
		['/a/zz', 'a', false],
		['//', '//', true],
	])('%j on %j: %s', (rule, text, expected) => {
		expect(matches(rule, text)).toBe(expected);
	});

	it('tells the first rule that matches each text', () => {
		expect(matchWords([['a'], '/b/g'], ['b', 'b', 'a b', 'c'])).toEqual([1, 1, 0, -1]);
	});
});
