import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from '../keys/isComposing';
import { calmBackdrop } from './calmBackdrop';
import { focusInto, keepTabInside } from './focusTrap';
import { ABOVE_OVERLAYS, inertBehind } from './inertBehind';
import { OverlayFrame } from './OverlayFrame';
import type { OverlayEntry } from './OverlayRequest';
import { overlays } from './overlays';

/** All open overlays, and the keyboard handling of the topmost: Esc, Tab, and keeping the focus inside. */
export function OverlayStack({ entries }: { entries: readonly OverlayEntry[] }) {
	useLayoutEffect(calmBackdrop, []);
	useLayoutEffect(() => {
		const end = overlays.subscribe(inertBehind);
		return () => {
			end();
			inertBehind();
		};
	}, []);
	// The opened overlay is in the document by now.
	useLayoutEffect(() => {
		if (entries.length > 0) inertBehind();
	}, [entries]);
	// In the commit that shows the first overlay: an effect would run after the paint, and lose a key pressed at once.
	useLayoutEffect(() => {
		document.addEventListener('keydown', onKeyDown);
		document.addEventListener('focusin', onFocusIn);
		return () => {
			document.removeEventListener('keydown', onKeyDown);
			document.removeEventListener('focusin', onFocusIn);
		};
	}, []);

	return createPortal(
		entries.map((entry, level) => <OverlayFrame key={entry.id} entry={entry} level={level} />),
		document.body,
	);
}

function topPanel(): HTMLElement | null {
	const top = overlays.top();
	return top === undefined ? null : document.getElementById(`overlay-${top.id}`);
}

function onKeyDown(event: KeyboardEvent): void {
	const panel = topPanel();
	// The content handles keys first: Esc closes an open suggestion list before its dialog.
	if (panel === null || event.defaultPrevented || isComposing(event)) return;
	if (document.activeElement?.closest(ABOVE_OVERLAYS)) return;
	if (event.key === 'Escape') {
		event.preventDefault();
		void overlays.top()?.handle.requestClose('escape');
	} else if (event.key === 'Tab') {
		keepTabInside(panel, event);
	}
}

function onFocusIn(event: FocusEvent): void {
	const panel = topPanel();
	if (panel === null || !(event.target instanceof Element)) return;
	if (!panel.contains(event.target) && event.target.closest(ABOVE_OVERLAYS) === null) focusInto(panel);
}
