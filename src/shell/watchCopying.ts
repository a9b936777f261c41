/** What notes give to the clipboard is seen to once somebody selects something. */
export function watchCopying(): void {
	const start = () => {
		if (getSelection()?.isCollapsed ?? true) return;
		document.removeEventListener('selectionchange', start);
		import('@/blocks/selection/watchSelection').then(
			module => module.watchSelection(),
			// Without it the browser copies as it sees fit.
			error => console.warn('Copying from notes could not be loaded.', error),
		);
	};
	document.addEventListener('selectionchange', start, { passive: true });
}
