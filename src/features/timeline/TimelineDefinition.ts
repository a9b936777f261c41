import type { NotesCall } from '@/blocks/feed/noteFeedSource';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { ListedTargets, TargetChoice } from '@/blocks/hosting/TargetChoice';
import type { Permission } from '@/domain/account/permissions';
import type { DeckColumn } from '@/domain/deck/deck';
import type { MessageKey, Messages } from '@/i18n/messages';
import type { FeedHandlers } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';
import type { NoteEventType } from '@/wire/streamEvents';

type NotesOf<Call> = Call extends NotesCall
	? { readonly endpoint: Call['endpoint']; readonly params: (column: DeckColumn) => Call['params'] }
	: never;

/** The API of a timeline: endpoint and channel (rules/timelines#sources). */
export type TimelineSource = NotesOf<NotesCall> & {
	/** Without a channel: polls at most this often, in milliseconds. */
	readonly pollMs?: number;
	/** The channel of its live notes; without one the timeline polls. */
	readonly channel?: {
		readonly name: string;
		/** By default the endpoint's parameters. */
		readonly params?: (column: DeckColumn) => Readonly<Record<string, unknown>>;
		/** The type of the events with notes; `note` by default. */
		readonly event?: NoteEventType;
		/** Filters the channel's notes; by default all belong to it. */
		readonly takes?: (note: WireNote) => boolean;
	};
	/**
	 * Tells of changes that are made in the app.
	 * @returns the function that stops it
	 */
	readonly watch?: (session: Session, column: DeckColumn, handlers: FeedHandlers) => () => void;
};

/** Who is offered a timeline. */
export interface TimelineGate {
	readonly isForMembers: boolean;
	/** The role policy that allows it. */
	readonly policy?: 'ltlAvailable' | 'gtlAvailable';
	/** The permission that a token needs to read it, or (channels) to choose one. */
	readonly needs?: Permission;
}

/** The data of a list, antenna or channel that its timeline needs. */
export interface ShownTarget {
	readonly name: string;
}

/** The page with the timeline of one target. */
export interface TargetPage {
	readonly path: (id: string) => string;
	/** The plural name of the kind, for choosing one. */
	readonly plural: MessageKey;
	/** @throws {ApiError} {NetworkError} as the call does */
	readonly show: (session: Session, id: string, signal: AbortSignal) => Promise<ShownTarget>;
	/** What is said if there is none; only for pages that show the timeline alone. */
	readonly missing?: MessageKey;
}

/** A target with a page of its own. */
interface PagedTarget extends ListedTargets {
	readonly page: TargetPage;
}

/** A timeline that can be a column of the deck. */
export interface TimelineDefinition<Kind extends string = string> extends ColumnDefinition<Kind> {
	readonly gate: TimelineGate;
	readonly source: TimelineSource;
	readonly target?: TargetChoice | PagedTarget;
	/**
	 * Takes the timeline of a target for read, as long as it is in sight.
	 * @returns the function that stops it
	 */
	readonly readOnSight?: (session: Session, targetId: string) => () => void;
	/** Set for direct notes, mentions, and what was searched for, which get no ads. */
	readonly isWithoutAds?: true;
	/** Set if notes are put into it long after they were written, so that it has no order of what happened. */
	readonly isCollection?: true;
	/** What is said while it has no notes, by the names of two texts; by default that new ones appear here. */
	readonly empty?: readonly [title: keyof Messages['timeline'], text: keyof Messages['timeline']];
}
