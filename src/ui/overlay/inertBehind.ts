import type { OverlayRequest } from './OverlayRequest';
import { overlays } from './overlays';

/** What lies above the overlays though it is not one: toasts, and the viewer of pictures. */
export const ABOVE_OVERLAYS = '[data-above-overlays], .pswp';

const held = new Set<Element>();

/**
 * Puts what lies behind the topmost dialog out of reach of the focus, of screen readers and of a search in the page, and
 * lets go of the rest. To be called at once when an overlay closes, since it gives the focus back to what lay behind it.
 */
export function inertBehind(): void {
	const entries = overlays.entries();
	const modal = entries.findLastIndex(entry => entry.leaving === undefined && isModal(entry.request));
	const layers = entries.map(
		({ id }): Element | null => document.getElementById(`overlay-${id}`)?.parentElement ?? null,
	);
	for (const child of document.body.children) {
		// The page lies below them all.
		const level = layers.indexOf(child);
		// What is on its way out is inert for good.
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

/** As screen readers are told. A press behind a menu closes it; what shows by itself holds nothing back. */
const isModal = ({ kind, role }: OverlayRequest): boolean => kind !== 'hover' && role !== 'menu';
