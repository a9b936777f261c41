import type { Permission } from '@/domain/account/permissions';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';

/** The minimum that an action needs to know about its target. */
export interface ActedOn {
	/** The account that performs it. */
	readonly session: Session;
}

/** To whom an action is offered, and when. */
export interface Offer<On> {
	/** Who may perform it; everyone by default. */
	readonly who?: 'member' | 'moderator';
	/** The permissions that the token needs. */
	readonly needs?: readonly Permission[];
	/** Any other condition. */
	readonly isOffered?: (on: On) => boolean;
}

interface Described<On> extends Offer<On> {
	/** Unique among the actions on one kind of target. */
	readonly id: string;
	readonly icon: IconName | ((on: On) => IconName);
	/** A second line of the menu item, dim. */
	readonly caption?: (on: On) => string;
	readonly isDangerous?: boolean | ((on: On) => boolean);
	/** Asks for more before it does anything: its menu item ends in an ellipsis. */
	readonly asks?: boolean;
	/** Marked as what holds now. */
	readonly isActive?: (on: On) => boolean;
	/** Keys that do the same while the thing's own control has the focus, as the menu shows them: `Alt ←`. */
	readonly shortcut?: string;
	/** False: it shows, but can't be done now, or not before the server has told something. */
	readonly isReady?: (on: On) => boolean;
}

/** The name of an action: fixed, or a label that depends on the target. Actions with keys have a fixed name. */
export type Called<On> =
	| {
			readonly name: () => string;
			readonly label?: (on: On) => string;
			/** Keys as in `KeyboardEvent.key`; they apply to the note with the focus. */
			readonly keys?: readonly string[];
	  }
	| { readonly name?: never; readonly label: (on: On) => string; readonly keys?: never };

export interface ActionLink {
	readonly href: string;
	/** Opens in a new tab. */
	readonly external?: boolean;
	/** Replaces the browser's own navigation on a plain click. */
	readonly onSelect?: () => void;
}

/**
 * An action on a note, a user, a file or a column, declared once for menus, bars, keys and the list of keys. It runs
 * code, opens a submenu, or is a link.
 * @typeParam On - the target, with what decides whether the action is offered
 * @typeParam Pressed - the same with what is only known on a press
 */
export type ActionDefinition<On extends ActedOn, Pressed extends On = On> = Described<On> &
	Called<On> &
	(
		| { readonly run: (on: Pressed) => void }
		| { readonly items: (on: On) => readonly MenuItem[] | Promise<readonly MenuItem[]> }
		| { readonly link: (on: On) => ActionLink }
	);

/** Actions that belong together: menus draw a divider between groups. */
export type ActionGroup<On extends ActedOn> = readonly ActionDefinition<On>[];
