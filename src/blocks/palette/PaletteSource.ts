import type { Navigation } from '@/blocks/navigation/NavigationContext';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';

/** Where the palette was opened. */
export interface PaletteContext {
	/** The account of the column around the focus; elsewhere the page's own. */
	readonly session: Session;
	readonly navigation: Navigation;
	/** The card of the note with the focus. */
	readonly card: HTMLElement | null;
	/** Where menus open that an item leads to. */
	readonly anchor: HTMLElement;
}

interface Described {
	/** Unique, and the same each time, as the last used ones are remembered by it. */
	readonly id: string;
	readonly title: string;
	/** Further names, and words that it is found by. Texts of the page needn't be translated. */
	readonly words?: readonly string[];
	/** What it belongs to, dim. */
	readonly detail?: string;
	readonly icon: IconName;
	/** A picture instead of the icon. */
	readonly imageUrl?: string | null | undefined;
	/** Keys that do the same. */
	readonly keys?: readonly string[] | undefined;
	readonly isDangerous?: boolean;
	/** It shows, but can't be done now. */
	readonly isDisabled?: boolean;
	/** Marked as what holds now. */
	readonly isCurrent?: boolean;
}

/** An entry of the palette: it does something, or asks what to do it with. */
export type PaletteItem = Described & ({ readonly run: () => void } | { readonly list: PaletteList });

/** What an entry can be done with, or all that a source has. */
export interface PaletteList {
	/**
	 * All that is known. Called once each time the palette shows it.
	 * @throws as the API does
	 */
	readonly items: () => readonly PaletteItem[] | Promise<readonly PaletteItem[]>;
	/**
	 * What the server finds by name, in addition.
	 * @throws as the API does
	 */
	readonly find?: (query: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>;
	/** What the query itself stands for, such as an address. Listed first. */
	readonly typed?: (query: string) => readonly PaletteItem[];
	/** What is asked for: "Name of a user". */
	readonly label?: string;
}

export type PaletteGroup =
	| 'lookup'
	| 'note'
	| 'columns'
	| 'pages'
	| 'actions'
	| 'decks'
	| 'accounts'
	| 'people'
	| 'channels'
	| 'settings';

/** One kind of what the palette lists; declared beside that. It lists nothing that the person may not do. */
export interface PaletteSource {
	readonly group: PaletteGroup;
	readonly list: (context: PaletteContext) => PaletteList;
	/** Items that were used before, by their ids, if `list` doesn't have them any more. */
	readonly recall?: (context: PaletteContext, ids: readonly string[]) => Promise<readonly PaletteItem[]>;
}

/** Without what its server finds. */
export const fixedList = (items: PaletteList['items']): PaletteList => ({ items });
