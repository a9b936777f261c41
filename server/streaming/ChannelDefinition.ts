import type { Core } from '../Core';
import type { NoteRow } from '../store/tables/notes';
import type { UserRow } from '../store/tables/users';
import type { Topics } from './EventBus';
import type { Reader } from './timelineRules';

/** What a channel knows of the connection it lives in. */
export interface ChannelContext {
	core: Core;
	/** As the stream was opened; null: a visitor. */
	me: UserRow | null;
	reader: Reader;
	/** Sends a frame of this channel. */
	send: (type: string, body?: unknown) => void;
	/** Sends a note as the reader sees it (packed once for all who see the same of it). */
	sendNote: (note: NoteRow) => void;
}

/** What a connected channel listens to. */
export interface ConnectedChannel {
	/** Called for each topic's events while connected. */
	on?: { [T in keyof Topics]?: (event: Topics[T]) => void };
	/** A client's message to the channel. */
	onMessage?(type: string, body: unknown): void;
	/** Ends timers of its own. */
	end?(): void;
}

/** A channel of the stream: one file each in `channels/`, found by itself. */
export interface ChannelDefinition {
	name: string;
	/** Visitors are not connected. */
	credential?: boolean;
	/** A second one on the same connection is ignored. */
	isSingle?: boolean;
	/** Null: not connected, without a word (as the real server does). */
	connect(context: ChannelContext, params: Record<string, unknown>): ConnectedChannel | null;
}
