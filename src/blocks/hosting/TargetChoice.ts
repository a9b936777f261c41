import type { MessageKey } from '@/i18n/messages';
import type { Session } from '@/stores/session/Session';

export interface NamedTarget {
	readonly id: string;
	readonly name: string;
}

interface Choice {
	/** As `DeckColumn.target` names it. Stored in a field of that name: never changes. */
	readonly kind: string;
}

/** Out of a menu of all there are. */
export interface ListedTargets extends Choice {
	/**
	 * All that the account can choose from.
	 * @throws {ApiError} {NetworkError} as the calls do
	 */
	readonly all: (session: Session) => Promise<readonly NamedTarget[]>;
	/** Says that there are none. */
	readonly none: MessageKey;
}

/** By a dialog, where there are more than a menu can hold. */
interface AskedTarget extends Choice {
	/** @returns null where the reader chose none */
	readonly ask: (session: Session) => Promise<NamedTarget | null>;
}

/** How the reader chooses what a column is of. */
export type TargetChoice = ListedTargets | AskedTarget;
