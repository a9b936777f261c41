import type { IconName } from '../icon/Icon';

interface Described {
	/** Identifies an item if items come and go while the menu is open; by default text and position do. */
	id?: string;
	text: string;
	icon?: IconName;
	/** A picture instead of the icon, such as an account's avatar. */
	imageUrl?: string | null;
	/** A CSS colour, shown as a dot before the text, which has to name it. */
	color?: string;
	/** A second line, dim. */
	caption?: string;
	/** A count at the end, with what it counts for screen readers. */
	badge?: { readonly text: string; readonly label: string } | undefined;
	disabled?: boolean;
	/** Shown as a tile, beside others. Tiles come first in a menu. */
	isTile?: boolean;
}

interface ActionItem extends Described {
	type?: 'action';
	/** Asks for more before it does anything: its text ends in an ellipsis. */
	asks?: boolean | undefined;
	danger?: boolean;
	/** Marked as the current choice. */
	active?: boolean;
	/** A key that does the same, shown at the end: `n`. */
	shortcut?: string;
	/** Called after the menu has closed and the focus was restored. */
	onSelect: () => void;
}

interface LinkItem extends Described {
	type: 'link';
	/** http and https only, or a path of the app. */
	href: string;
	/** Opens in a new tab. */
	external?: boolean;
	/** Replaces the browser's own navigation on a plain click. */
	onSelect?: () => void;
}

interface SwitchItem extends Described {
	type: 'switch';
	checked: boolean;
	/** The menu stays open; pass its items as a function, so that it shows the new state. */
	onChange: (checked: boolean) => void;
}

interface RadioItem extends Described {
	type: 'radio';
	checked: boolean;
	onSelect: () => void;
	/** Keeps the menu open, as with switches. */
	keepOpen?: boolean;
}

interface SubmenuItem extends Described {
	type: 'submenu';
	danger?: boolean;
	/** May fetch from the server: a spinner is shown meanwhile. */
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

/** A fixed list, or a function that is called again after each use of a switch or radio item. */
export type MenuItems = readonly MenuItem[] | (() => readonly MenuItem[]);

export type SubmenuSource = readonly MenuItem[] | (() => readonly MenuItem[] | Promise<readonly MenuItem[]>);
