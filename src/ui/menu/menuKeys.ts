/** A menu's selectable rows in order, without those of its submenus. */
export function menuRows(menu: HTMLElement): HTMLElement[] {
	return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')].filter(
		row => row.closest('[role="menu"]') === menu,
	);
}

/** Tiles stand in lines of this many (`Menu.module.css`). */
export const TILES_A_LINE = 3;

/**
 * The row that arrows, Home and End move to from `current` (-1 for none) among `count` rows; undefined for other keys.
 * @param tiles how many of the first rows are tiles, which stand beside each other
 */
export function rowAfterKey(key: string, current: number, count: number, tiles = 0): number | undefined {
	if (count === 0) return undefined;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	if (current >= 0 && current < tiles) {
		if (key === 'ArrowRight') return Math.min(current + 1, tiles - 1);
		if (key === 'ArrowLeft') return Math.max(current - 1, 0);
		if (key === 'ArrowDown') return current + TILES_A_LINE < tiles ? current + TILES_A_LINE : tiles % count;
		if (key === 'ArrowUp') return current < TILES_A_LINE ? count - 1 : current - TILES_A_LINE;
	}
	if (key === 'ArrowDown') return (current + 1) % count;
	if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
	return undefined;
}

/** As long as the platform's own lists wait. */
const TYPEAHEAD_PAUSE_MS = 1_000;

/** Finds rows by typing: letters typed quickly form one search, repeating a letter moves to the next match. */
export class Typeahead {
	private typed = '';
	private lastAt = 0;

	/** Whether letters were typed just before, so that a space belongs to them. */
	isTyping(now: number): boolean {
		return this.typed !== '' && now - this.lastAt < TYPEAHEAD_PAUSE_MS;
	}

	/** The index of the row to focus, or -1. `now` in milliseconds. */
	find(key: string, texts: readonly string[], current: number, now: number): number {
		const isRepeat = this.typed === key && now - this.lastAt < TYPEAHEAD_PAUSE_MS;
		this.typed = now - this.lastAt < TYPEAHEAD_PAUSE_MS && !isRepeat ? this.typed + key : key;
		this.lastAt = now;
		// A longer search may keep the current row; a first letter moves on.
		return this.match(texts, this.typed.length > 1 ? Math.max(current, 0) : current + 1);
	}

	/** The index of the first row from `from` on, and around, that begins with what was typed last, or -1. */
	match(texts: readonly string[], from = 0): number {
		if (this.typed === '') return -1;
		const wanted = this.typed.toLocaleLowerCase();
		for (let step = 0; step < texts.length; step++) {
			const index = (from + step) % texts.length;
			if (texts[index]?.trim().toLocaleLowerCase().startsWith(wanted)) return index;
		}
		return -1;
	}
}
