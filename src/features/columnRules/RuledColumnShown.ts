import type { ColumnSound } from '@/domain/deck/deck';

/** A column that notes can be sent to, or why not. */
export interface RuleTarget {
	readonly id: string;
	readonly name: string;
	/** Whether it reads with the same account: only then its notes can be acted on there. */
	readonly isOfSameAccount: boolean;
}

/** The column whose rules are edited, with what only the shell knows of it. */
export interface RuledColumnShown {
	readonly id: string;
	/** The deck that the column is in. Another tab may choose another deck while the dialog is open. */
	readonly deckId: string;
	readonly title: string;
	/** The other timelines of the deck, as they are now. */
	readonly targets: () => readonly RuleTarget[];
	/** Plays a sound. */
	readonly hear: (sound: ColumnSound) => void;
}
