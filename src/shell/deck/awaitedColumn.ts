/** A column that appears later than this isn't scrolled to any more, as the user has moved on. */
const PATIENCE_MS = 3000;

let awaited: { readonly id: string; readonly until: number } | null = null;

/**
 * Scrolls to a column and focuses it once it is in its place on the screen, which takes a few frames: it was just
 * added, or another deck was loaded.
 */
export function awaitColumn(id: string): void {
	awaited = { id, until: performance.now() + PATIENCE_MS };
}

/** Called by every column when it is mounted. */
export function columnAppeared(id: string, section: HTMLElement): void {
	if (awaited?.id !== id) return;
	const isLate = performance.now() > awaited.until;
	awaited = null;
	if (isLate) return;
	section.scrollIntoView({ inline: 'nearest', block: 'nearest' });
	section.querySelector<HTMLElement>('[data-column-handle]')?.focus({ preventScroll: true });
}

/** Called when existing columns have moved. */
export function columnsMoved(deck: HTMLElement | null): void {
	if (awaited === null) return;
	const section = deck?.querySelector<HTMLElement>(`[data-column-id="${CSS.escape(awaited.id)}"]`);
	if (section) columnAppeared(awaited.id, section);
}

let isStartAwaited = false;

/** The deck that is shown next begins with its first column, also where it has the same id as the one before. */
export function awaitStart(): void {
	isStartAwaited = true;
}

/** @returns whether the deck that is shown now should begin with its first column; asked once */
export function takeAwaitedStart(): boolean {
	const wasAwaited = isStartAwaited;
	isStartAwaited = false;
	return wasAwaited;
}
