import type { MfmNode } from 'mfm-js';

/**
 * What each opener is replaced by. A stand-in opens nothing, but ends what the opener would have ended (a hashtag, an
 * address), and goes on with what it would have gone on with.
 */
const STAND_INS: Readonly<Record<string, string>> = { '[': '【', '(': '】', '<': '"', '\\': '\ufdd0' };
/** Those that are tried anew at each place to the end of the text; what swallows its text when unclosed is not theirs. */
const OPENERS = /\\(?=[([])|(?<!\$)\[|\(|<(?=plain>|https?:\/\/)/g;
/** So few cost nothing. */
const FEW = 30;

/** A text without openers that nothing closes. */
export interface Defused {
	readonly text: string;
	/** Puts the openers back into what the parser made of the text. */
	restore(nodes: readonly MfmNode[]): MfmNode[];
}

/**
 * The parser follows every opener to the end of the text, so a few thousand that nothing closes cost it seconds. Those
 * are taken out of its way, and the tree stays the same. Null where there is nothing to gain.
 */
export function defuse(text: string): Defused | null {
	if ((text.match(OPENERS)?.length ?? 0) <= FEW) return null;
	const lastClosers = new Map<string, number>();
	const replaced = new Map<string, string>();
	const defused = text.replace(OPENERS, (opener, index: number) => {
		const standIn = STAND_INS[opener];
		const closer = closerOf(text, index);
		const lastCloser = lastClosers.get(closer) ?? text.lastIndexOf(closer);
		lastClosers.set(closer, lastCloser);
		if (standIn === undefined || lastCloser > index || text.includes(standIn)) return opener;
		replaced.set(standIn, opener);
		return standIn;
	});
	if (replaced.size === 0) return null;
	const restoreText = (part: string) =>
		[...replaced].reduce((restored, [standIn, opener]) => restored.replaceAll(standIn, opener), part);
	return { text: defused, restore: nodes => nodes.map(node => mapTexts(node, restoreText)) };
}

function closerOf(text: string, index: number): string {
	switch (text[index]) {
		case '[':
			return ']';
		case '(':
			return ')';
		case '\\':
			return text[index + 1] === '(' ? '\\)' : '\\]';
		default:
			return text[index + 1] === 'p' ? '</plain>' : '>';
	}
}

function mapTexts(node: MfmNode, change: (part: string) => string): MfmNode {
	const mapped: Record<string, unknown> = { ...node };
	if ('props' in node)
		mapped.props = Object.fromEntries(
			Object.entries(node.props).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
		);
	if (node.children) mapped.children = node.children.map(child => mapTexts(child, change));
	return mapped as unknown as MfmNode;
}
