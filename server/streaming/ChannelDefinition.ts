import type * as v from 'valibot';
import type { Core } from '../Core';
import type { Permission } from '../http/endpoint';
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

interface Head<S> {
	name: string;
	/** Declared with the words of `http/params`. What does not meet it is not connected, without a word. */
	params: S;
	/** Visitors are not connected. */
	credential?: boolean;
	/** What an app's token must have been granted, beside `read:account` for the stream itself. */
	permission?: Permission;
	/** A second one on the same connection is ignored. */
	isSingle?: boolean;
}

/** A channel of the stream as the registry holds it: one file each in `channels/`, found by itself. */
export interface ChannelDefinition extends Head<v.GenericSchema> {
	/** @param params as `params` gives them. Null: not connected, without a word (as the real server does). */
	connect(context: ChannelContext, params: unknown): ConnectedChannel | null;
}

/** Declares a channel: its parameters have been checked when `connect` gets them. */
export function defineChannel<S extends v.GenericSchema>(
	head: Head<S>,
	connect: (context: ChannelContext, params: v.InferOutput<S>) => ConnectedChannel | null,
): ChannelDefinition {
	// Schema and function belong together as the signature says; the registry knows all of them as one kind.
	return { ...head, connect: connect as ChannelDefinition['connect'] };
}
