import { text } from '@/i18n/text';
import { lazyPart } from '../late/lazyPart';
import type { Anchor, OverlayHandle } from '../overlay/OverlayRequest';
import { overlays } from '../overlay/overlays';
import type { MenuItems } from './MenuItem';

const Menu = lazyPart(() => import('./Menu').then(module => ({ default: module.Menu })));

export interface MenuRequest {
	/** The button that opens it, or the point of a right click. */
	anchor: Anchor;
	items: MenuItems;
	/** The accessible name; "Menu" by default. */
	label?: string;
	side?: 'below' | 'above' | 'after';
	/** When it settles, items given as a function are read again; for items that depend on a response. */
	until?: Promise<unknown> | undefined;
	/**
	 * Calls `read` whenever such items should be read again.
	 * @returns the function that unsubscribes
	 */
	watch?: ((read: () => void) => () => void) | undefined;
}

/**
 * Opens a menu beside its anchor, or as a drawer on phones. Nothing is mounted before, so a note's menu costs the note
 * nothing. `handle.closed` resolves when it has closed.
 */
export function openMenu(request: MenuRequest): OverlayHandle<void> {
	const { anchor, items, label = text.ui.menu, side = 'below', until, watch } = request;
	const stepBack: { current: (() => boolean) | null } = { current: null };
	// The menu stays as it is without the response.
	until?.catch(error => console.warn('A menu could not be completed.', error));
	return overlays.open<void>({
		kind: 'popup',
		role: 'menu',
		label,
		anchor,
		side,
		beforeClose: reason => reason !== 'back' || !stepBack.current?.(),
		render: handle => <Menu {...{ label, items, until, watch, stepBack }} onClose={() => handle.close()} />,
	});
}
