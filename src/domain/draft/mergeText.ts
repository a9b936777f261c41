import { type TextChange, textChanges } from './textChanges';

/**
 * Merges two edits of a text that were made at the same time. The result doesn't depend on which is `mine`, so two tabs
 * that merge on their own agree.
 * @param base the text that both started from
 * @returns null if both rewrote the same words differently, so that no merge could keep both
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
	if (mine === theirs || theirs === base) return mine;
	if (mine === base) return theirs;
	// By code points, so that no emoji is split.
	const letters = Array.from(base);
	const [own, other] = [mine, theirs].map(text => textChanges(letters, Array.from(text)));
	const changes = [...(own ?? []), ...(other ?? [])].sort(inOrder);
	let merged = '';
	let at = 0;
	let last: TextChange | undefined;
	for (const change of changes) {
		const { from, to, insert } = change;
		if (last && isSame(last, change)) continue;
		// Both deleted the same letters. If one of them also wrote something in their place, there is no safe merge.
		if (last && from < last.to && last.insert + insert !== '') return null;
		merged += letters.slice(at, Math.max(at, from)).join('') + insert;
		at = Math.max(at, to);
		last = last && last.to > to ? last : change;
	}
	return merged + letters.slice(at).join('');
}

/** At the same position, an insertion comes before a replacement; two insertions are ordered by their text. */
function inOrder(a: TextChange, b: TextChange): number {
	return a.from - b.from || a.to - b.to || (a.insert < b.insert ? -1 : 1);
}

const isSame = (a: TextChange, b: TextChange): boolean => a.from === b.from && a.to === b.to && a.insert === b.insert;
