/** What has not come by then is not what is on the screen now: it shall not jump there later. */
const PATIENCE_MS = 3000;

let awaited: { readonly id: string; readonly until: number } | null = null;

/**
 * This column shall be shown and get the focus once it is in its place on the screen, which takes a few frames: it was
 * just made, or the deck around it was exchanged.
 */
export function awaitColumn(id: string): void {
	awaited = { id, until: performance.now() + PATIENCE_MS };
}

/** Told by every column that appears. */
export function columnAppeared(id: string, section: HTMLElement): void {
	if (awaited?.id !== id) return;
	const isLate = performance.now() > awaited.until;
	awaited = null;
	if (isLate) return;
	section.scrollIntoView({ inline: 'nearest', block: 'nearest' });
	section.querySelector<HTMLElement>('[data-column-handle]')?.focus({ preventScroll: true });
}

/** Told when columns that were there before stand in other places. */
export function columnsMoved(deck: HTMLElement | null): void {
	if (awaited === null) return;
	const section = deck?.querySelector<HTMLElement>(`[data-column-id="${CSS.escape(awaited.id)}"]`);
	if (section) columnAppeared(awaited.id, section);
}
