import type { IconName } from '../icon/Icon';

interface Described {
	/** Tells it apart where items come and go while the menu is open; its text and place do where it is left out. */
	id?: string;
	text: string;
	icon?: IconName;
	/** A picture in the icon's place: whose account it is. */
	imageUrl?: string | null;
	/** A second line, dim. */
	caption?: string;
	disabled?: boolean;
}

interface ActionItem extends Described {
	type?: 'action';
	danger?: boolean;
	/** Marked as what is chosen now. */
	active?: boolean;
	/** A key that does the same, shown at the end: `n`. */
	shortcut?: string;
	/** Called after the menu has closed and given the focus back. */
	onSelect: () => void;
}

interface LinkItem extends Described {
	type: 'link';
	/** http and https only, or an address of our own. */
	href: string;
	/** In a new tab. */
	external?: boolean;
	/** Instead of the browser's own navigation, for a plain click. */
	onSelect?: () => void;
}

interface SwitchItem extends Described {
	type: 'switch';
	checked: boolean;
	/** The menu stays open; give its items as a function, so that it shows the new state. */
	onChange: (checked: boolean) => void;
}

interface RadioItem extends Described {
	type: 'radio';
	checked: boolean;
	onSelect: () => void;
	/** The menu stays open, as with switches. */
	keepOpen?: boolean;
}

interface SubmenuItem extends Described {
	type: 'submenu';
	danger?: boolean;
	/** May ask the server first: a spinner shows meanwhile. */
	items: SubmenuSource;
}

interface LabelItem {
	type: 'label';
	text: string;
}

interface DividerItem {
	type: 'divider';
}

export type MenuItem = ActionItem | LinkItem | SwitchItem | RadioItem | SubmenuItem | LabelItem | DividerItem;

/** Fixed, or read again each time a switch or a radio in the menu was used. */
export type MenuItems = readonly MenuItem[] | (() => readonly MenuItem[]);

export type SubmenuSource = readonly MenuItem[] | (() => readonly MenuItem[] | Promise<readonly MenuItem[]>);
