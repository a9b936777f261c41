import type { MfmNode } from 'mfm-js';

/**
 * The replacement of each opener. It opens nothing, but ends and continues the same constructs (hashtags, URLs) as the
 * opener does.
 */
const STAND_INS: Readonly<Record<string, string>> = { '[': '【', '(': '】', '<': '"', '\\': '\ufdd0' };
/**
 * Openers for which the parser scans to the end of the text each time. Constructs that take the rest of the text when
 * unclosed are not among them.
 */
const OPENERS = /\\(?=[([])|(?<!\$)\[|\(|<(?=plain>|https?:\/\/)/g;
/** Fewer openers cost nothing noticeable. */
const FEW = 30;

/** A text in which unclosed openers are replaced. */
export interface Defused {
	readonly text: string;
	/** Puts the openers back into the parsed tree. */
	restore(nodes: readonly MfmNode[]): MfmNode[];
}

/**
 * For every opener the parser scans to the end of the text, so a few thousand unclosed ones take seconds. Replaces
 * those that are never closed; the parsed tree is the same. Null if that would gain nothing.
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
