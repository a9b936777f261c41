import type { MfmMode } from './mfm.protocol';

/**
 * The blocks of what an emoji of the parser's list contains or is: its list itself weighs 17 kB, and the Unicode property
 * 20 kB once it is compiled. Without what is a letter in the other case (the Kelvin sign).
 */
const EMOJI = String.raw`[\xa9\xae\u203c-\u2125\u212c-\u2bff\u3030\u303d\u3297\u3299\ue50a\u{1f000}-\u{1ffff}]`;
const EMOJI_CODE = ':[a-z0-9_+-]+:';

/** What each node type can't do without. Wider than the grammar, never narrower: `needsParser.test.ts` holds it to that. */
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

/** False only if the parser would answer the text itself: then it is skipped. */
export function needsParser(text: string, mode: MfmMode): boolean {
	return (mode === 'full' ? FULL : SIMPLE).test(text);
}
