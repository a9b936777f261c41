import type { MfmMode } from './mfm.protocol';

/**
 * The Unicode blocks of the emojis that the parser knows. The parser's own list is 17 kB, and the Unicode property 20
 * kB once compiled. Leaves out characters that are letters in the other case (the Kelvin sign), and those between emojis
 * that many notes have without any: ①, ─, ■.
 */
const EMOJI = String.raw`[\xa9\xae\u203c-\u2122\u2139-\u23fa\u24c2\u25aa-\u2bff\u3030\u303d\u3297\u3299\ue50a\u{1f000}-\u{1ffff}]`;
const EMOJI_CODE = ':[a-z0-9_+-]+:';

/**
 * The characters without which each node type can't occur. May match more than the grammar, never less:
 * `needsParser.test.ts` checks that.
 */
const FULL = new RegExp(
	[
		EMOJI,
		EMOJI_CODE,
		'<(?:center|small|plain|b|i|s|https?:)',
		'https?://',
		String.raw`\*\*|([*_])[a-z0-9 \u3000\t]+\1`,
		String.raw`~~|\$\[|\\[([]`,
		'`',
		String.raw`(?:^|[\r\n])>`,
		'@[a-z0-9_.-]',
		'#[^0-9 ]|#[0-9]+[^0-9 ]',
		String.raw`[\t \u3000]\[?(?:search|検索)`,
	].join('|'),
	'iu',
);
const SIMPLE = new RegExp([EMOJI, EMOJI_CODE, '<plain>'].join('|'), 'iu');

/** False only if parsing would return the text unchanged. */
export function needsParser(text: string, mode: MfmMode): boolean {
	return (mode === 'full' ? FULL : SIMPLE).test(text);
}
