import type { Row, RowStage } from './rows';

/** The index of the ad in the first page, and in later ones (rules/timelines#ads-between-notes). */
const FIRST_INDEX = 3;
const LATER_INDEX = 10;

/**
 * Inserts ads between the notes of a list: one in the first page, one in each further page, and one after every
 * `notesPerAd` notes. An ad stays beside its note, whatever arrives above.
 * @param notesPerAd 0 for no ads
 */
export function adRows(notesPerAd: number): RowStage {
	/** The ad behind each note, by the note's key. */
	const ads = new Map<string, Row>();
	/** The notes counted so far, so that only new ones are. */
	let seen = new Set<string>();
	let arrived = 0;
	return rows => {
		if (notesPerAd <= 0) return rows;
		const notes = rows.filter(row => row.kind === 'item');
		const isFirst = seen.size === 0;
		const oldest = notes.findLastIndex(row => seen.has(row.key));
		const below = notes.slice(oldest + 1);
		const take = (row: Row | undefined) => row && ads.set(row.key, makeAd(row.key));
		// Notes on top are counted from the uppermost ad; a page at the end gets places of its own.
		if (!isFirst) {
			for (const row of notes.slice(0, Math.max(0, oldest)).toReversed()) {
				if (seen.has(row.key)) continue;
				if (++arrived % notesPerAd === 0) take(row);
			}
		}
		const start = isFirst ? FIRST_INDEX : LATER_INDEX;
		for (let index = start - 1; index < below.length; index += notesPerAd) take(below[index]);
		seen = new Set(notes.map(row => row.key));
		for (const key of ads.keys()) if (!seen.has(key)) ads.delete(key);
		return rows.flatMap(row => {
			const ad = ads.get(row.key);
			return ad ? [row, ad] : [row];
		});
	};
}

function makeAd(after: string): Row {
	return { kind: 'ad', key: `ad ${after}`, chance: Math.random() };
}
