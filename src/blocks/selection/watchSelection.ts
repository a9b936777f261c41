import { lastSelection, rememberSelection, textsIn } from './lastSelection';
import { plainTextIn } from './rangeText';

/**
 * Makes copying from notes copy only their text, without what surrounds it. Other selections, and those in fields, are
 * copied as usual.
 */
export function watchSelection(): void {
	rememberSelection();
	document.addEventListener('selectionchange', rememberSelection, { passive: true });
	document.addEventListener('copy', onCopy);
}

function onCopy(event: ClipboardEvent): void {
	if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
	const range = lastSelection();
	const texts = range ? textsIn(range) : [];
	if (!range || texts.length === 0) return;
	const copied = texts
		.map(text => plainTextIn(text, range))
		.filter(text => text !== '')
		.join('\n\n');
	if (copied === '') return;
	event.clipboardData?.setData('text/plain', copied);
	event.preventDefault();
}
