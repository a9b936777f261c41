import { focusables } from '../focus/focusables';

/** Focuses the element with `data-autofocus`, else the panel itself, so that screen readers announce it. */
export function focusInto(panel: HTMLElement): void {
	const active = document.activeElement;
	if (active !== panel && panel.contains(active)) return;
	const wanted = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel;
	wanted.focus({ preventScroll: true });
	// Continue behind existing text (a mention, a draft).
	if (wanted instanceof HTMLTextAreaElement) wanted.setSelectionRange(wanted.value.length, wanted.value.length);
}

/** Keeps Tab inside the panel: from its last control to its first, and back. */
export function keepTabInside(panel: HTMLElement, event: KeyboardEvent): void {
	const all = focusables(panel);
	const first = all[0];
	const last = all.at(-1);
	const active = document.activeElement;
	if (first === undefined || last === undefined) {
		event.preventDefault();
		panel.focus();
		return;
	}
	const isOutside = !panel.contains(active);
	if (event.shiftKey && (isOutside || active === first || active === panel)) {
		event.preventDefault();
		last.focus();
	} else if (!event.shiftKey && (isOutside || active === last)) {
		event.preventDefault();
		first.focus();
	}
}
