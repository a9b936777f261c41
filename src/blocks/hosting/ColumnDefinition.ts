import type { ComponentType } from 'react';
import type { Me } from '@/domain/account/Me';
import type { DeckColumn } from '@/domain/deck/deck';
import type { TimelineOption } from '@/domain/note/timelineOptions';
import type { MessageKey } from '@/i18n/messages';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';
import type { TargetChoice } from './TargetChoice';

export interface ColumnProps {
	readonly column: DeckColumn;
	/** Whether the column is outside of the view, so that it renders less. */
	readonly isIdle: boolean;
}

/** A column whose menu is open. */
export interface ColumnInMenu {
	/** The account that it reads with; undefined if that isn't on this device. */
	readonly session: Session | undefined;
	/** As it is now. */
	readonly column: () => DeckColumn | undefined;
	readonly change: (change: Partial<DeckColumn>) => void;
}

/** A kind of column, declared by the feature that shows it and listed in the shell's registry. */
export interface ColumnDefinition<Kind extends string = string> {
	/** The name in stored decks: must never change. */
	readonly kind: Kind;
	readonly icon: IconName;
	readonly title: MessageKey;
	readonly description: MessageKey;
	/** Whether an account may have such a column. */
	readonly isOffered: (session: Session) => boolean;
	/** The switches in its menu. */
	readonly options: readonly TimelineOption[];
	/** Further items in its menu. */
	readonly menu?: (shown: ColumnInMenu) => readonly MenuItem[];
	/** The target to choose before it is added; missing if it needs none. */
	readonly target?: TargetChoice;
	/**
	 * Asks what a new column of this kind shows, if that is more than a target.
	 * @returns what it begins with; null if cancelled
	 */
	readonly ask?: () => Promise<Partial<DeckColumn> | null>;
	/** Whether it reads with accounts of its own choice: then it is offered for the page's account alone. */
	readonly spansAccounts?: true;
	/** Whether the settings on reading apply to it (`blocks/feed/readingSettings`). */
	readonly isTimeline?: true;
	/** Whether it can have rules (rules/columnRules). */
	readonly takesRules?: true;
	/** Whether it can tell what has happened since it was read (rules/timelines#catch-up). */
	readonly catchesUp?: true;
	/** Whether it emits `notesArrived` or `notificationsArrived`, so that it can have a sound and flash. */
	readonly tellsArrivals?: true;
	/** Where notes written from the column are posted; null if they aren't. */
	readonly writesTo?: (column: DeckColumn) => { readonly channelId: string } | null;
	/** The unread count that the server knows; by default the notes that arrived while the column was out of view. */
	readonly unread?: (me: Me) => number;
	/** Loads the code that the column's first paint needs. */
	readonly load: () => Promise<{ default: ComponentType<ColumnProps> }>;
}
