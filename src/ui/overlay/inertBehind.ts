import type { OverlayRequest } from './OverlayRequest';
import { overlays } from './overlays';

/** Elements above the overlays that aren't overlays themselves: toasts and the picture viewer. */
export const ABOVE_OVERLAYS = '[data-above-overlays], .pswp';

const held = new Set<Element>();

/**
 * Makes everything behind the topmost dialog inert, for the focus, screen readers and find-in-page, and the rest active
 * again. Call it as soon as an overlay closes, as the focus returns to what was behind it.
 */
export function inertBehind(): void {
	const entries = overlays.entries();
	const modal = entries.findLastIndex(entry => entry.leaving === undefined && isModal(entry.request));
	const layers = entries.map(
		({ id }): Element | null => document.getElementById(`overlay-${id}`)?.parentElement ?? null,
	);
	for (const child of document.body.children) {
		// The page is below all of them.
		const level = layers.indexOf(child);
		// A closing overlay stays inert.
		if (entries[level]?.leaving !== undefined) {
			held.delete(child);
			continue;
		}
		const isBehind = level < modal && !child.matches(ABOVE_OVERLAYS);
		if (isBehind && !child.hasAttribute('inert')) {
			held.add(child);
			child.setAttribute('inert', '');
		} else if (!isBehind && held.delete(child)) {
			child.removeAttribute('inert');
		}
	}
}

/** Modal for screen readers. Not menus, as a press behind one closes it, nor hover cards. */
const isModal = ({ kind, role }: OverlayRequest): boolean => kind !== 'hover' && role !== 'menu';
