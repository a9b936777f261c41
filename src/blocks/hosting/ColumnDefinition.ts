import type { ComponentType } from 'react';
import type { Me } from '@/domain/account/Me';
import type { DeckColumn } from '@/domain/deck/deck';
import type { TimelineOption } from '@/domain/note/timelineOptions';
import type { MessageKey } from '@/i18n/messages';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import type { TargetChoice } from './TargetChoice';

export interface ColumnProps {
	readonly column: DeckColumn;
	/** Out of sight, beside the view: shows less eagerly. */
	readonly isIdle: boolean;
}

/** A kind of column, declared by the feature that shows it; the shell's registry lists them. */
export interface ColumnDefinition<Kind extends string = string> {
	/** As stored decks name it: never changes. */
	readonly kind: Kind;
	readonly icon: IconName;
	readonly title: MessageKey;
	readonly description: MessageKey;
	/** Whether an account may have one. */
	readonly isOffered: (session: Session) => boolean;
	/** The switches of its menu. */
	readonly options: readonly TimelineOption[];
	/** What it is of, chosen before it is added; absent: nothing in particular. */
	readonly target?: TargetChoice;
	/** Where notes that are written from the column go; null: it isn't a place to write to. */
	readonly writesTo?: (column: DeckColumn) => { readonly channelId: string } | null;
	/** How much of it is new, where the server knows; absent: what arrived while the column was out of view. */
	readonly unread?: (me: Me) => number;
	/** The first paint of the column waits for it. */
	readonly load: () => Promise<{ default: ComponentType<ColumnProps> }>;
}
