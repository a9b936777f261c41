import type { MessageKey } from '@/i18n/messages';
import type { Session } from '@/stores/session/Session';

export interface NamedTarget {
	readonly id: string;
	readonly name: string;
	/** A second line in menus. */
	readonly caption?: string;
}

interface Choice {
	/** The value of `DeckColumn.target.kind`. Stored decks have a field of that name: must never change. */
	readonly kind: string;
}

/** Chosen from a menu of all targets. */
export interface ListedTargets extends Choice {
	/**
	 * All targets that the account can choose from.
	 * @throws {ApiError} {NetworkError} as the calls do
	 */
	readonly all: (session: Session) => Promise<readonly NamedTarget[]>;
	/** The text if there are none. */
	readonly none: MessageKey;
}

/** Chosen in a dialog, if there are too many for a menu. */
interface AskedTarget extends Choice {
	/** @returns null if cancelled */
	readonly ask: (session: Session) => Promise<NamedTarget | null>;
}

/** How the user chooses the target of a column. */
export type TargetChoice = ListedTargets | AskedTarget;
