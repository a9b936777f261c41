import type { ComponentType } from 'react';
import type { TimelineTarget } from '@/domain/collections';
import type { DeckColumn } from '@/domain/deck';
import type { TimelineOption } from '@/domain/timelineOptions';
import type { MessageKey } from '@/i18n/messages';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/Icon';

export interface ColumnProps {
	readonly column: DeckColumn;
	/** Out of sight, beside the view: shows less eagerly. */
	readonly isIdle: boolean;
}

/** A kind of column, declared by the feature that shows it; the shell's registry lists them (DESIGN 2). */
export interface ColumnDefinition {
	readonly kind: string;
	readonly icon: IconName;
	readonly title: MessageKey;
	readonly description: MessageKey;
	/** The table of spec 2 §2.1, and the policies. */
	readonly isOffered: (session: Session) => boolean;
	readonly options: readonly TimelineOption[];
	/** What it needs to be told beside its kind before it can be added. */
	readonly target?: TimelineTarget;
	/** Where notes that are written from the column go; null: it isn't a place to write to. */
	readonly writesTo?: (column: DeckColumn) => { readonly channelId: string } | null;
	/** The first paint of the column waits for it. */
	readonly load: () => Promise<{ default: ComponentType<ColumnProps> }>;
}
