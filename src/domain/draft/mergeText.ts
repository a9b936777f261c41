import { type TextChange, textChanges } from './textChanges';

/**
 * Merges two edits of a text that were made at the same time. Both sides get the same result, whichever is `mine`, so
 * that two tabs which merge each for itself agree.
 * @param base what both began with
 * @returns null where both rewrote the same words in different ways: no merge could keep what each of them says
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
	if (mine === theirs || theirs === base) return mine;
	if (mine === base) return theirs;
	// By code points: no emoji is cut in two.
	const letters = Array.from(base);
	const [own, other] = [mine, theirs].map(text => textChanges(letters, Array.from(text)));
	const changes = [...(own ?? []), ...(other ?? [])].sort(inOrder);
	let merged = '';
	let at = 0;
	let last: TextChange | undefined;
	for (const change of changes) {
		const { from, to, insert } = change;
		if (last && isSame(last, change)) continue;
		// What both took out is out; where one of them wrote something in its place, neither may undo the other.
		if (last && from < last.to && last.insert + insert !== '') return null;
		merged += letters.slice(at, Math.max(at, from)).join('') + insert;
		at = Math.max(at, to);
		last = last && last.to > to ? last : change;
	}
	return merged + letters.slice(at).join('');
}

/** An insertion stands before what is replaced at the same place; two insertions stand in the order of their text. */
function inOrder(a: TextChange, b: TextChange): number {
	return a.from - b.from || a.to - b.to || (a.insert < b.insert ? -1 : 1);
}

const isSame = (a: TextChange, b: TextChange): boolean => a.from === b.from && a.to === b.to && a.insert === b.insert;
