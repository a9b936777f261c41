import type { CopyInfo } from './Copy';

/** The most rows of a column. */
export const MAX_ROWS = 60;
/** The most opened notes of all accounts. */
export const MAX_NOTES = 500;
/** The most bytes of all copies. */
export const MAX_SIZE = 50_000_000;

interface Held extends CopyInfo {
	readonly key: string;
	/** Whether it is of an opened note rather than of a list. */
	readonly isNote: boolean;
}

/** The keys of the copies that are too many: the oldest opened notes, then the oldest of all. */
export function surplusCopies(all: readonly Held[]): string[] {
	const newest = all.toSorted((one, other) => other.at - one.at);
	const kept: Held[] = [];
	const gone: string[] = [];
	let notes = 0;
	let size = 0;
	for (const each of newest) {
		const isTooMuch = (each.isNote && notes >= MAX_NOTES) || size + each.size > MAX_SIZE;
		if (isTooMuch) {
			gone.push(each.key);
			continue;
		}
		kept.push(each);
		size += each.size;
		if (each.isNote) notes++;
	}
	return gone;
}
