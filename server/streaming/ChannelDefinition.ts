import type * as v from 'valibot';
import type { Core } from '../Core';
import type { Permission } from '../http/endpoint';
import type { NoteRow } from '../store/tables/notes';
import type { TokenRow, UserRow } from '../store/tables/users';
import type { Topics } from './EventBus';
import type { Reader } from './timelineRules';

/** A channel's access to its connection. */
export interface ChannelContext {
	core: Core;
	/** The user when the stream was opened; null for a visitor. */
	me: UserRow | null;
	/** The token of the stream; null for a visitor. */
	token: TokenRow | null;
	reader: Reader;
	/** Sends a message of this channel. */
	send: (type: string, body?: unknown) => void;
	/** Sends a note as the reader sees it (packed once for all with the same version). */
	sendNote: (note: NoteRow) => void;
}

/** The handlers of a connected channel. */
export interface ConnectedChannel {
	/** Called for each topic's events while connected. */
	on?: { [T in keyof Topics]?: (event: Topics[T]) => void };
	/** Called for a client's message to the channel. */
	onMessage?(type: string, body: unknown): void;
	/** Stops its timers. */
	end?(): void;
}

interface Head<S> {
	name: string;
	/** Declared with the functions of `http/params`. With invalid ones the channel is silently not connected. */
	params: S;
	/** Not available to visitors. */
	credential?: boolean;
	/** The permission that an app's token needs, in addition to `read:account` for the stream itself. */
	permission?: Permission;
	/** A second one on the same connection is ignored. */
	isSingle?: boolean;
}

/** A channel of the stream in the registry: one file each in `channels/`, found automatically. */
export interface ChannelDefinition extends Head<v.GenericSchema> {
	/** @param params parsed by `params`. Returning null means silently not connected (as on the real server). */
	connect(context: ChannelContext, params: unknown): ConnectedChannel | null;
}

/** Declares a channel: `connect` gets parsed parameters. */
export function defineChannel<S extends v.GenericSchema>(
	head: Head<S>,
	connect: (context: ChannelContext, params: v.InferOutput<S>) => ConnectedChannel | null,
): ChannelDefinition {
	// The signature ties schema and function together; the registry has one type for all.
	return { ...head, connect: connect as ChannelDefinition['connect'] };
}
