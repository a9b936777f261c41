import type { MessageKey } from '@/i18n/messages';
import type { Session } from '@/stores/session/Session';

export interface NamedTarget {
	readonly id: string;
	readonly name: string;
}

interface ListedTargets {
	/** As `DeckColumn.target` names it. Stored in a field of that name: never changes. */
	readonly kind: string;
	/**
	 * All that the account can choose from.
	 * @throws {ApiError} {NetworkError} as the calls do
	 */
	readonly all: (session: Session) => Promise<readonly NamedTarget[]>;
	/** Says that there are none. */
	readonly none: MessageKey;
}

/** How the reader chooses what a column is of. */
export type TargetChoice = ListedTargets;
