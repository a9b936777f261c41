/** Controls copying from notes; the code is loaded when the user first selects text. */
export function watchCopying(): void {
	const start = () => {
		if (getSelection()?.isCollapsed ?? true) return;
		document.removeEventListener('selectionchange', start);
		import('@/blocks/selection/watchSelection').then(
			module => module.watchSelection(),
			// Without it the browser copies as usual.
			error => console.warn('Copying from notes could not be loaded.', error),
		);
	};
	document.addEventListener('selectionchange', start, { passive: true });
}
