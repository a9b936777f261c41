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
	/** Its name for screen readers; "Menu" unless told. */
	label?: string;
	side?: 'below' | 'above' | 'after';
	/** When it settles, items that are given as a function are read again: some may need what a server says. */
	until?: Promise<unknown> | undefined;
	/** Such items are read again whenever this tells. @returns ends it */
	watch?: ((read: () => void) => () => void) | undefined;
}

/**
 * Opens the one menu: beside its anchor, on a phone as a drawer. Nothing of it is mounted before, so a note's menu
 * costs a note nothing. `handle.closed` resolves when it is gone.
 */
export function openMenu(request: MenuRequest): OverlayHandle<void> {
	const { anchor, items, label = text.ui.menu, side = 'below', until, watch } = request;
	// Without what it would have told, the menu stays as it is.
	until?.catch(error => console.warn('A menu has not learnt all that it asked for.', error));
	return overlays.open<void>({
		kind: 'popup',
		role: 'menu',
		label,
		anchor,
		side,
		render: handle => <Menu label={label} items={items} until={until} watch={watch} onClose={() => handle.close()} />,
	});
}
