import type { DriveItem } from './DriveItem';

/** A row of the grid; folders and files are in separate rows. */
export interface DriveRow {
	readonly key: string;
	readonly kind: DriveItem['kind'];
	readonly items: readonly DriveItem[];
}

/** CSS pixels. */
const NARROW = 600;
const CELL = 156;
const SMALL_CELL = 116;
/** From this width on there are three in a row. */
const THREE = 300;

/** The number of files in a row at a width in CSS pixels. */
export function columnsIn(width: number): number {
	return Math.max(width < THREE ? 2 : 3, Math.floor(width / (width < NARROW ? SMALL_CELL : CELL)));
}

/** Folders only have a name, so they are wider and lower. */
export const foldersIn = (columns: number): number => (columns === 1 ? 1 : Math.max(2, Math.ceil(columns / 2)));

/** @param columns one for a list, where folders have rows of their own too */
export function driveRows(items: readonly DriveItem[], columns: number): DriveRow[] {
	const rows: DriveRow[] = [];
	for (const kind of ['folder', 'file'] as const) {
		const some = items.filter(item => item.kind === kind);
		const width = kind === 'folder' ? foldersIn(columns) : columns;
		for (let at = 0; at < some.length; at += width) {
			rows.push({ key: `${kind} ${at}`, kind, items: some.slice(at, at + width) });
		}
	}
	return rows;
}

/** The item that a key moves to from another; undefined if the key isn't handled or there is none. */
export function neighbour(rows: readonly DriveRow[], from: string, key: string): DriveItem | undefined {
	const row = rows.findIndex(({ items }) => items.some(item => item.key === from));
	const column = rows[row]?.items.findIndex(item => item.key === from) ?? -1;
	if (column === -1) return undefined;
	const all = rows.flatMap(({ items }) => items);
	const index = all.findIndex(item => item.key === from);
	const below = (step: number) => {
		const items = rows[row + step]?.items ?? [];
		return items[Math.min(column, items.length - 1)];
	};
	switch (key) {
		case 'ArrowRight':
			return all[index + 1];
		case 'ArrowLeft':
			return all[index - 1];
		case 'ArrowDown':
			return below(1);
		case 'ArrowUp':
			return below(-1);
		case 'Home':
			return all[0];
		case 'End':
			return all.at(-1);
		default:
			return undefined;
	}
}
