import type { Writable } from 'node:stream';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { isStillValid } from '../auth/tokens';
import type { Core } from '../Core';
import { allows, type Caller } from '../http/authenticate';
import { canPersonSee } from '../notes/noteTargets';
import { markAllRead } from '../notifications/markAllRead';
import { type NoteRow, notes } from '../store/tables/notes';
import type { TokenRow, UserRow } from '../store/tables/users';
import type { ConnectedChannel } from './ChannelDefinition';
import { channelDefinitions } from './channels';
import type { Topics } from './EventBus';
import type { FanOut } from './FanOut';
import { FrameMeter } from './FrameMeter';
import { Relations } from './Relations';
import { type ClientFrame, readFrame } from './readFrame';
import type { Reader } from './timelineRules';

/** A reader with this many unread bytes is disconnected; it will reconnect and fill its gap. */
export const UNREAD_BYTES_MAX = 1024 * 1024;
const CHANNELS_MAX = 128;
const SUBSCRIPTIONS_MAX = 3000;
/** A channel's id is part of each of its frames. */
const ID_LENGTH_MAX = 128;
/**
 * Close codes of sockets (RFC 6455): the server failed; or the client sends too much, or its token is no longer valid.
 */
const INTERNAL_ERROR = 1011;
const POLICY_VIOLATION = 1008;

/** The output of a connection. */
export interface StreamOutlet {
	websocket: WebSocket;
	/** The underlying stream, for writing the frames of one moment together. */
	pipe: Writable;
	fanOut: FanOut;
}

/** One open stream: its channels, its note subscriptions, and what it may receive. */
export class StreamConnection {
	readonly #core: Core;
	readonly #socket: WebSocket;
	readonly #me: UserRow | null;
	readonly #token: TokenRow | null;
	readonly #relations: Relations;
	readonly #channels = new Map<string, { name: string; connected: ConnectedChannel; stop: () => void }>();
	/** Note → number of subscriptions. */
	readonly #subscriptions = new Map<string, number>();
	readonly #stops: (() => void)[];
	readonly #reader: Reader;
	readonly #pipe: Writable;
	readonly #fanOut: FanOut;
	readonly #meter = new FrameMeter();
	#isCorked = false;
	#hasEnded = false;

	constructor(core: Core, { websocket: socket, pipe, fanOut }: StreamOutlet, { me, token }: Caller) {
		this.#core = core;
		this.#socket = socket;
		this.#pipe = pipe;
		this.#fanOut = fanOut;
		this.#me = me;
		this.#token = token;
		this.#relations = new Relations(core, me?.id ?? null);
		this.#reader = { id: me?.id ?? null, relations: this.#relations };
		const { bus } = core;
		this.#stops = [
			fanOut.join(this.#reader.id),
			bus.on('broadcast', message => this.#send(fanOut.frame(message, () => message))),
			bus.on('noteUpdate', update => this.#sendUpdate(update)),
			bus.on('relations', ({ userId }) => userId === me?.id && this.#reloadRelations()),
			bus.on('signedOut', ({ userId }) => userId === me?.id && this.#leaveUnlessSignedIn()),
		];
		socket.on('message', (data: Buffer) => this.#receive(data.toString('utf8')));
		socket.on('close', () => this.#end());
		socket.on('error', () => socket.terminate());
	}

	/** Marks the user as active while the stream is open. */
	touch(): void {
		if (!this.#me) return;
		this.#core.presence.touch(this.#me.id);
		this.#core.bus.emit('reading', { userId: this.#me.id });
	}

	/** Ends the subscriptions of notes that an unfollow has hidden. */
	#reloadRelations(): void {
		const followed = [...this.#relations.following.keys()];
		this.#relations.reload();
		const left = new Set(followed.filter(id => !this.#relations.following.has(id)));
		if (left.size === 0) return;
		for (const note of this.#core.db.byIds(notes, [...this.#subscriptions.keys()]).values()) {
			if (left.has(note.userId) && !canPersonSee(this.#core, note, this.#reader.id))
				this.#subscriptions.delete(note.id);
		}
	}

	/** Earlier messages still arrive; nothing else is sent or handled. */
	#leaveUnlessSignedIn(): void {
		if (this.#token && isStillValid(this.#core, this.#token)) return;
		this.#end();
		this.#socket.close(POLICY_VIOLATION);
	}

	#end(): void {
		if (this.#hasEnded) return;
		this.#hasEnded = true;
		for (const stop of this.#stops) stop();
		for (const id of this.#channels.keys()) this.#disconnect(id);
		this.#subscriptions.clear();
	}

	#send(frame: Buffer | string): void {
		if (this.#socket.readyState !== this.#socket.OPEN) return;
		if (this.#socket.bufferedAmount > UNREAD_BYTES_MAX) {
			this.#socket.terminate();
			return;
		}
		this.#cork();
		this.#socket.send(frame, { binary: false });
	}

	/** A note may be sent in several channels: their frames become one write. */
	#cork(): void {
		if (this.#isCorked) return;
		this.#isCorked = true;
		this.#pipe.cork();
		process.nextTick(() => {
			this.#isCorked = false;
			this.#pipe.uncork();
		});
	}

	#write(frame: object): void {
		this.#send(JSON.stringify(frame));
	}

	#sendUpdate(update: Topics['noteUpdate']): void {
		const { noteId, type, body } = update;
		if (!this.#subscriptions.has(noteId)) return;
		this.#send(this.#fanOut.frame(update, () => ({ type: 'noteUpdated', body: { id: noteId, type, body } })));
	}

	/** An error ends this stream only. */
	#receive(text: string): void {
		if (this.#hasEnded) return;
		if (this.#meter.isTooMany()) {
			// Pending messages are not even read.
			this.#socket.removeAllListeners('message');
			this.#socket.close(POLICY_VIOLATION);
			return;
		}
		try {
			const frame = readFrame(text);
			if (frame) this.#obey(frame);
		} catch (error) {
			console.error('A frame failed:', error);
			this.#socket.close(INTERNAL_ERROR);
		}
	}

	#obey({ type, body }: ClientFrame): void {
		const me = this.#me;
		if (type === 'readNotification' && me) this.#core.db.inPassing(() => markAllRead(this.#core, me.id));
		const { id } = body;
		if (typeof id !== 'string' || id.length > ID_LENGTH_MAX) return;
		switch (type) {
			case 'connect':
				this.#connect(id, body);
				break;
			case 'disconnect':
				this.#disconnect(id);
				break;
			case 'ch':
			case 'channel':
				if (typeof body.type === 'string') this.#channels.get(id)?.connected.onMessage?.(body.type, body.body);
				break;
			case 's':
			case 'sr':
			case 'subNote':
				this.#subscribe(id);
				break;
			case 'un':
			case 'unsubNote':
				this.#unsubscribe(id);
				break;
		}
	}

	#connect(id: string, { channel, params, pong }: Record<string, unknown>): void {
		const definition = typeof channel === 'string' ? channelDefinitions.get(channel) : undefined;
		if (!definition || this.#channels.has(id) || this.#channels.size >= CHANNELS_MAX) return;
		if (definition.credential && !this.#me) return;
		if (definition.permission && !allows(this.#token, definition.permission)) return;
		if (definition.isSingle && [...this.#channels.values()].some(({ name }) => name === definition.name)) return;
		const checked = v.safeParse(definition.params, params ?? {}, { abortEarly: true });
		if (!checked.success) return;
		const send = (type: string, body?: unknown) => this.#write({ type: 'channel', body: { id, type, body } });
		const connected = definition.connect(
			{
				core: this.#core,
				me: this.#me,
				token: this.#token,
				reader: this.#reader,
				send,
				sendNote: note => this.#sendNote(id, note),
			},
			checked.output,
		);
		if (!connected) return;
		const stops = Object.entries(connected.on ?? {}).map(([topic, listener]) =>
			this.#core.bus.on(topic as keyof Topics, listener as (event: unknown) => void),
		);
		const stop = () => {
			for (const end of stops) end();
			connected.end?.();
		};
		this.#channels.set(id, { name: definition.name, connected, stop });
		if (pong === true) this.#write({ type: 'connected', body: { id } });
	}

	#disconnect(id: string): void {
		this.#channels.get(id)?.stop();
		this.#channels.delete(id);
	}

	#sendNote(id: string, note: NoteRow): void {
		const frame = this.#fanOut.note(note).frame(this.#reader, id);
		if (frame) this.#send(frame);
	}

	#subscribe(noteId: string): void {
		const count = this.#subscriptions.get(noteId) ?? 0;
		if (count === 0) {
			if (this.#subscriptions.size >= SUBSCRIPTIONS_MAX) return;
			const note = this.#core.db.byId(notes, noteId);
			if (!note || !canPersonSee(this.#core, note, this.#me?.id ?? null)) return;
		}
		this.#subscriptions.set(noteId, count + 1);
	}

	#unsubscribe(noteId: string): void {
		const count = this.#subscriptions.get(noteId) ?? 0;
		if (count > 1) this.#subscriptions.set(noteId, count - 1);
		else this.#subscriptions.delete(noteId);
	}
}
