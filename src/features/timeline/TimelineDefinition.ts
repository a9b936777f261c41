import type { NotesCall } from '@/blocks/feed/noteFeedSource';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { ListedTargets, TargetChoice } from '@/blocks/hosting/TargetChoice';
import type { Permission } from '@/domain/account/permissions';
import type { DeckColumn } from '@/domain/deck/deck';
import type { MessageKey } from '@/i18n/messages';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';
import type { NoteEventType } from '@/wire/streamEvents';

type NotesOf<Call> = Call extends NotesCall
	? { readonly endpoint: Call['endpoint']; readonly params: (column: DeckColumn) => Call['params'] }
	: never;

/** Where a timeline comes from on the wire (rules/timelines#sources). */
export type TimelineSource = NotesOf<NotesCall> & {
	/** Where its notes arrive live; absent: nowhere, so that it is asked for again. */
	readonly channel?: {
		readonly name: string;
		/** Absent: what the endpoint takes. */
		readonly params?: (column: DeckColumn) => Readonly<Record<string, unknown>>;
		/** The type of the messages that bring notes; absent: `note`. */
		readonly event?: NoteEventType;
		/** Which of these notes belong to it; absent: all. */
		readonly takes?: (note: WireNote) => boolean;
	};
};

/** Who is offered a timeline. */
export interface TimelineGate {
	readonly isForMembers: boolean;
	/** The policy of the reader's roles that allows it. */
	readonly policy?: 'ltlAvailable' | 'gtlAvailable';
	/** What a token has to be granted to be shown it, or (channels) to choose one. */
	readonly needs?: Permission;
}

/** What is known of a list, antenna or channel on its page. */
export interface ShownTarget {
	readonly name: string;
	/** Of channels: nothing can be written there any more. */
	readonly isArchived?: boolean;
}

/** The page that shows the timeline of one target. */
export interface TargetPage {
	readonly path: (id: string) => string;
	/** What all of its kind are called, where the reader chooses one. */
	readonly plural: MessageKey;
	readonly missing: MessageKey;
	/** @throws {ApiError} {NetworkError} as the call does */
	readonly show: (session: Session, id: string, signal: AbortSignal) => Promise<ShownTarget>;
}

/** What a timeline is of that has a page for each. */
interface PagedTarget extends ListedTargets {
	readonly page: TargetPage;
}

/** A timeline that can be a column of the deck. */
export interface TimelineDefinition<Kind extends string = string> extends ColumnDefinition<Kind> {
	readonly gate: TimelineGate;
	readonly source: TimelineSource;
	readonly target?: TargetChoice | PagedTarget;
	/** What others wrote to the reader has none. */
	readonly isWithoutAds?: true;
}
