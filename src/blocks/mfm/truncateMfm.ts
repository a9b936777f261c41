import type { MfmTree } from '@workers/mfm/mfm.protocol';

/**
 * The most characters of a folded note that are rendered: more than its visible lines hold, but far less than a hostile
 * text has.
 */
const MAX_CHARACTERS = 700;
const MAX_NODES = 60;
/** The cost, in characters, of switching to letters for which the browser has to look for a font. */
const SWITCH_COST = 12;
const COMMON =
	/[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const NEUTRAL = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** The beginning of a tree, for folded notes; the same tree if it is short. */
export function truncateMfm(tree: MfmTree): MfmTree {
	let characters = MAX_CHARACTERS;
	let nodes = MAX_NODES;
	const take = (children: MfmTree): MfmTree => {
		const taken: MfmTree[number][] = [];
		for (const node of children) {
			if (nodes <= 0 || characters <= 0) break;
			nodes--;
			if (typeof node === 'string') {
				const { part, cost } = beginningOf(node, characters);
				taken.push(part);
				characters -= cost;
			} else if (node.type === 'plain') {
				const { part, cost } = beginningOf(node.text, characters);
				taken.push({ ...node, text: part });
				characters -= cost;
			} else {
				taken.push('children' in node ? { ...node, children: take(node.children) } : node);
			}
		}
		return taken;
	};
	const taken = take(tree);
	return nodes <= 0 || characters <= 0 ? taken : tree;
}

/** The beginning of a text with at most this cost. */
function beginningOf(text: string, characters: number): { part: string; cost: number } {
	const part = text.length > characters ? text.slice(0, characters) : text;
	let cost = 0;
	let length = 0;
	let wasRare = false;
	for (const letter of part) {
		if (cost >= characters) return { part: part.slice(0, length), cost };
		const isRare = isRareLetter(letter, wasRare);
		if (isRare !== wasRare) cost += SWITCH_COST;
		wasRare = isRare;
		cost += letter.length;
		length += letter.length;
	}
	return { part, cost: Math.max(cost, text.length) };
}

/** Characters of no particular script count like the one before. */
function isRareLetter(letter: string, wasRare: boolean): boolean {
	if (letter < '\u0250') return wasRare && !COMMON.test(letter);
	return NEUTRAL.test(letter) ? wasRare : !COMMON.test(letter);
}
