let awaited: string | null = null;

/** The column that was just made shall be shown and get the focus once it is on the screen, which takes a few frames. */
export function awaitColumn(id: string): void {
	awaited = id;
}

/** Told by every column that appears. */
export function columnAppeared(id: string, section: HTMLElement): void {
	if (awaited !== id) return;
	awaited = null;
	section.scrollIntoView({ inline: 'nearest', block: 'nearest' });
	section.querySelector<HTMLElement>('[data-column-handle]')?.focus({ preventScroll: true });
}
