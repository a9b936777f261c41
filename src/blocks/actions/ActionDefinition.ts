import type { Permission } from '@/domain/account/permissions';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';

/** The least that an action has to know of what it is done with. */
export interface ActedOn {
	/** Whose account does it. */
	readonly session: Session;
}

/** Who is offered an action, and when. */
export interface Offer<On> {
	/** Who may do it at all; anybody where it is left out. */
	readonly who?: 'member' | 'moderator';
	/** What the account's token must have been granted. */
	readonly needs?: readonly Permission[];
	/** What else must be so. */
	readonly isOffered?: (on: On) => boolean;
}

interface Described<On> extends Offer<On> {
	/** Unique among the actions on one kind of thing. */
	readonly id: string;
	readonly icon: IconName | ((on: On) => IconName);
	/** A second line of the menu's item, dim. */
	readonly caption?: (on: On) => string;
	readonly isDangerous?: boolean | ((on: On) => boolean);
	/** False: it shows, but can't be done now, or not before the server has told something. */
	readonly isReady?: (on: On) => boolean;
}

/** What an action is called: by a name alone, or by a label that depends on the thing. What has keys has a name. */
export type Called<On> =
	| {
			readonly name: () => string;
			readonly label?: (on: On) => string;
			/** As `KeyboardEvent.key` has them: they do it with the note whose card has the focus. */
			readonly keys?: readonly string[];
	  }
	| { readonly name?: never; readonly label: (on: On) => string; readonly keys?: never };

export interface ActionLink {
	readonly href: string;
	/** In a new tab. */
	readonly external?: boolean;
	/** Instead of the browser's own navigation, for a plain click. */
	readonly onSelect?: () => void;
}

/**
 * What can be done with a note, a person, a file or a column, told once: menus, bars, keys and the list of keys read it.
 * It does something, opens a submenu, or is a link.
 * @typeParam On - the thing, and what decides what is offered of it
 * @typeParam Pressed - that, and what only a press tells
 */
export type ActionDefinition<On extends ActedOn, Pressed extends On = On> = Described<On> &
	Called<On> &
	(
		| { readonly run: (on: Pressed) => void }
		| { readonly items: (on: On) => readonly MenuItem[] | Promise<readonly MenuItem[]> }
		| { readonly link: (on: On) => ActionLink }
	);

/** Actions that belong together: menus draw a line between two groups. */
export type ActionGroup<On extends ActedOn> = readonly ActionDefinition<On>[];
