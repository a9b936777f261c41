import { emojiRegex } from '@misskey-dev/emoji-data/regex';
import { describe, expect, it } from 'vitest';
import { needsParser } from './needsParser';
import { parseMfm } from './parseMfm';

/** A small seeded generator (mulberry32), so that a failure can be repeated. */
function randomOf(seed: number) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

const PIECES = [
	Array.from('abz019 \n\r\t　[]()<>*_~`$\\@#:.,-+!?/「」あ検'),
	['http', 'https://', '<b>', '</b>', '<plain>', '</plain>', '<center>', '</center>', '$[x2 ', ' search', ' 検索'],
	['😀', '1️⃣', '\ufe0f', '\u200d', '🇯🇵', '©', '☺', '**', '__', '~~', '```', '\\(', '\\)', 'https://a.b', ':a:'],
].flat();

describe('needsParser', () => {
	it.each([
		'Fog lifted over the breakwater.',
		'at 10:30, 5 > 3, 1 * 2, mail me: x y',
		'今日の夕焼け、久しぶりに燃えるような色だった。',
		'we are no. #1',
		'─── ① 朝 ② 夕 ■ □ ───',
	])('skips the parser for «%s»', text => {
		expect(needsParser(text, 'full')).toBe(false);
		expect(parseMfm(text)).toEqual([text]);
	});

	it('asks the parser for every character that may be an emoji', () => {
		const missed: string[] = [];
		for (let code = 0x80; code < 0x2_00_00; code++) {
			if (code >= 0xd800 && code < 0xe000) continue;
			const character = String.fromCodePoint(code);
			if (!/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3|\ue50a/u.test(character)) continue;
			if (!needsParser(character, 'simple')) missed.push(code.toString(16));
		}
		expect(missed).toEqual([]);
	});

	it.each(
		[
			['**b**', '*i*', '_i_', '__b__', '<i>i</i>', '~~s~~', '<small>s</small>', '<center>c</center>', '`c`', '\\(m\\)'],
			['> q', 'a\n> q', '@a', '#a', '#1a', ':a:', 'https://a.example', '[a](https://a.example)', '<https://a.example>'],
			['$[x2 a]', 'a search', 'a [検索]', '```\na\n```', '\\[\na\n\\]', '😀', '1️⃣', '🇯🇵', '<plain>*a*</plain>'],
		].flat(),
	)('asks the parser for «%s»', text => {
		expect(needsParser(text, 'full')).toBe(true);
		expect(parseMfm(text)).not.toEqual([text]);
	});

	it('knows every character that starts an emoji', () => {
		const missed: string[] = [];
		for (let code = 0; code <= 0x10ffff; code++) {
			const char = String.fromCodePoint(code);
			// For the parser, a single variation selector is text too.
			if (char !== '\ufe0f' && emojiRegex.test(char) && !needsParser(char, 'simple')) missed.push(code.toString(16));
		}
		expect(missed).toEqual([]);
	});

	it.each(['full', 'simple'] as const)('never skips what the parser would change (%s)', mode => {
		const random = randomOf(7);
		let skipped = 0;
		for (let round = 0; round < 20_000; round++) {
			const length = 1 + Math.floor(random() * 9);
			const text = Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)] ?? '').join('');
			if (needsParser(text, mode)) continue;
			skipped++;
			expect(parseMfm(text, mode)).toEqual([text]);
		}
		expect(skipped).toBeGreaterThan(1000);
	});
});
