import { lastSelection, rememberSelection, textsIn } from './lastSelection';
import { plainTextIn } from './rangeText';

/**
 * Lets what is copied from notes be their words and nothing of what stands around them. What has no words of a note, and
 * what is selected in fields, is copied as ever.
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
