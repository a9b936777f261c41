import { mfmClient } from '@workers/mfm/mfm.client';
import type { MfmTree } from '@workers/mfm/mfm.protocol';
import type { Session } from '@/stores/session/Session';

/**
 * In units of a plain note: a box in a text costs about an eighth; letters of rare scripts make the browser look for
 * fonts.
 */
const NODE = 0.125;
const DEAR_LETTERS = 8;
const MAX_NODES = 60;
const RARE =
	/[^\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]/u;
/** Where no line may break, the browser tries every letter. */
const UNBROKEN = /[\p{Ps}\p{Pi}]{50}/u;
const LOOKED_AT = 700;

const weights = new WeakMap<MfmTree, number>();

/** The cost of rendering these notes, about 1 each for plain text. Their texts must have been prepared. */
export function weighNotes(session: Session, ids: readonly string[]): number {
	const { entities } = session;
	let sum = 0;
	for (const id of ids) {
		const note = entities.note(id);
		const renoted = note?.renoteId ? entities.note(note.renoteId) : undefined;
		sum += 1 + weighText(note?.text) + weighText(renoted?.text);
	}
	return sum;
}

function weighText(text: string | null | undefined): number {
	const tree = text ? mfmClient.peek(text) : undefined;
	if (!text || !tree) return 0;
	let weight = weights.get(tree);
	if (weight === undefined) {
		const start = text.slice(0, LOOKED_AT);
		const isDear = RARE.test(start) || UNBROKEN.test(start);
		weight = Math.min(MAX_NODES, countNodes(tree)) * NODE + (isDear ? DEAR_LETTERS : 0);
		weights.set(tree, weight);
	}
	return weight;
}

function countNodes(tree: MfmTree): number {
	let count = 0;
	for (const node of tree) {
		if (typeof node === 'string' || node.type === 'plain') continue;
		count += 1 + ('children' in node ? countNodes(node.children) : 0);
		if (count >= MAX_NODES) break;
	}
	return count;
}
