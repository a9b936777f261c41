import { ApiError, isAbort } from '@/api/ApiError';
import type { StreamChannel } from '@/api/streaming/StreamChannel';
import { toMe } from '@/api/toMe';
import { toServerInfo } from '@/api/toServerInfo';
import type { Me } from '@/domain/account/Me';
import { applyNoteChange } from '@/domain/note/noteUpdates';
import type { ServerInfo } from '@/domain/server/ServerInfo';
import { localJson } from '@/platform/localJson';
import type { WireMe } from '@/wire/entities';
import type { BroadcastEvent, ChannelEvent, NoteUpdate } from '@/wire/streamEvents';
import { appEvents } from '../appEvents';
import { isCacheLoaded } from '../cacheState';
import { isAccountEnd, unreadableAccounts } from './accountEnds';
import { renewAccount } from './accounts';
import { mainChannelChange } from './mainChannelChange';
import { refetchWhenBack } from './refetchWhenBack';
import { readRelation, receiveRelation } from './relations';
import type { Session } from './Session';

/** Account, policies, server information and emojis are refreshed at most this often (rules/accounts#refreshing). */
const REFRESH_MS = 3_600_000;

interface Cached<T> {
	at: number;
	value: T;
}

/** The parts that `startSession` keeps running. */
export interface RunningSession {
	/** The `main` channel; null for visitors. */
	readonly main: StreamChannel | null;
	stop(): void;
}

/** Starts a session: loads what is stored, then what the server sends, then applies its stream. */
export function startSession(session: Session): RunningSession {
	restore(session);
	session.stream.open();
	session.reachability.start();
	void refreshServer(session);
	void refreshMe(session);
	const seen = new SeenChanges();
	const ends = [
		refetchWhenBack(session),
		session.stream.events.on('noteUpdated', update => {
			if (seen.isNew(update)) receiveNoteUpdate(session, update);
		}),
		session.stream.events.on('broadcast', event => receiveBroadcast(session, event)),
		session.wordMutes.events.on('switchedOff', ({ rule }) => appEvents.emit('muteRuleSwitchedOff', { rule })),
		// A refused stream looks like a disconnected one: a call finds out which it is.
		session.stream.events.on('state', state => {
			if (state === 'reconnecting') void refreshMe(session);
		}),
		session.reachability.events.on('back', () => {
			void refreshMe(session);
			if (session.server.getState().info === null) void refreshServer(session);
		}),
	];
	const main = session.isMember ? session.stream.channel('main') : null;
	if (main) ends.push(main.listen(event => receiveMain(session, event)));
	const timer = setInterval(() => {
		void refreshServer(session);
		void refreshMe(session);
		void session.emojis.load(true);
	}, REFRESH_MS);
	return {
		main,
		stop() {
			clearInterval(timer);
			for (const end of ends) end();
			main?.release();
			session.reachability.stop();
			session.stream.close();
		},
	};
}

function restore(session: Session): void {
	const server = localJson.get<Cached<ServerInfo>>(serverKey(session));
	if (server) session.server.setState({ info: server.value });
	const me = localJson.get<Cached<Me>>(meKey(session));
	if (me) session.me.setState({ me: me.value });
}

const serverKey = (session: Session) => `server:${session.origin}`;
const meKey = (session: Session) => `me:${session.key}`;

/** @param force fetches even if the last response is less than an hour old */
export async function refreshServer(session: Session, force = false): Promise<void> {
	const cached = localJson.get<Cached<ServerInfo>>(serverKey(session));
	if (!force && cached && Date.now() - cached.at < REFRESH_MS) return;
	try {
		const meta = await session.api.call('meta', { detail: true });
		const info = toServerInfo(meta, session.host);
		session.server.setState({ info, isUnreachable: false });
		localJson.set(serverKey(session), { at: Date.now(), value: info });
	} catch (error) {
		console.warn('The server did not describe itself.', error);
		session.server.setState(state => ({ ...state, isUnreachable: state.info === null }));
	}
}

/**
 * Fetches the account again. If it has ended, `accountEnds` reports it; other refusals are reported by
 * `unreadableAccounts`, and a 5xx counts as no response (rules/accounts#the-end-of-an-account).
 */
export async function refreshMe(session: Session, attempts = 3): Promise<void> {
	const { account } = session;
	if (!account) return;
	try {
		const { me } = session.me.getState();
		const wire = await session.api.call('i');
		// It may be older than what has changed meanwhile. Where something changes all the time, the last answer counts.
		if (me && session.me.getState().me !== me && attempts > 1) return await refreshMe(session, attempts - 1);
		receiveMe(session, wire);
		unreadableAccounts.forget(session.key);
	} catch (error) {
		if (error instanceof ApiError && error.status < 500 && !isAccountEnd(error)) {
			unreadableAccounts.emit(session.key, error);
		} else if (!isAbort(error)) console.warn('The account could not be read.', error);
	}
}

/** Takes over what the server sent about the account: all of it, or a part. */
export function receiveMe(session: Session, wire: Partial<WireMe>): void {
	const { account } = session;
	if (!account) return;
	const me = toMe(wire, session.me.getState().me);
	session.me.setState({ me });
	session.entities.ingestUsers([{ ...wire, id: me.id }]);
	localJson.set(meKey(session), { at: Date.now(), value: me });
	if (me.name !== account.name || me.avatarUrl !== account.avatarUrl || me.username !== account.username) {
		renewAccount({ ...account, username: me.username, name: me.name, avatarUrl: me.avatarUrl });
	}
}

async function markAntenna(session: Session, antennaId: string): Promise<void> {
	if (isCacheLoaded()) (await import('../collections')).markCachedAntennaUnread(session, antennaId);
	else await (await import('../antennaMarks')).markAntennaUnread(session, antennaId);
}

function receiveMain(session: Session, event: ChannelEvent): void {
	const wasAsked = event.type === 'unfollow' && event.body !== null && hasAsked(session, event.body.id);
	receiveRelation(session, event);
	if (event.type === 'meUpdated') receiveOwnChange(session, event.body);
	else if (event.type === 'myTokenRegenerated' || wasAsked === undefined) void refreshMe(session);
	else if (event.type === 'unreadAntenna' && event.body) {
		void markAntenna(session, event.body.id);
	}
	const { me } = session.me.getState();
	if (me && wasAsked === false) session.patchMe(mainChannelChange(me, event.type));
}

/** Whether a person was asked for a follow: `unfollow` also comes when they refuse. Undefined if that isn't known. */
const hasAsked = ({ entities }: Session, userId: string): boolean | undefined =>
	entities.user(userId)?.profile?.hasPendingFollowRequestFromYou;

/** No event reports that a follow request was withdrawn, so users with an open request are fetched again. */
function receiveOwnChange(session: Session, wire: Partial<WireMe>): void {
	receiveMe(session, wire);
	const askers = session.entities.askers();
	if (wire.hasPendingReceivedFollowRequest === false) {
		session.entities.ingestRelations(askers.map(id => ({ id, hasPendingFollowRequestToYou: false })));
	} else {
		for (const id of askers) void readRelation(session, id);
	}
}

function receiveBroadcast(session: Session, { type, body }: BroadcastEvent): void {
	if (type === 'emojiAdded') session.emojis.change(type, body.emoji ? [body.emoji] : []);
	else if (type === 'emojiUpdated' || type === 'emojiDeleted') session.emojis.change(type, body.emojis ?? []);
	else if (type === 'announcementCreated') session.patchMe({ hasUnreadAnnouncement: true });
}

function receiveNoteUpdate(session: Session, update: NoteUpdate): void {
	const wasDeleted = session.entities.note(update.id)?.isDeleted ?? false;
	const change = { ...update.body, type: update.type };
	session.entities.patchNote(update.id, note => applyNoteChange(note, change, session.userId), 'live');
	// A deletion by the user has emitted the event already.
	if (update.type === 'deleted' && !wasDeleted) appEvents.emit('noteDeleted', { session, noteId: update.id });
}

/** Copies of an event arrive together; an equal one later is another, and what lay between was missed. */
const COPIES_MS = 10_000;

/** The same event may arrive twice (two subscriptions, a reconnect); for the same user it counts once. */
class SeenChanges {
	#last = new Map<string, { readonly state: string; readonly at: number }>();

	isNew(update: NoteUpdate): boolean {
		const { userId, reaction, choice } = update.body;
		if (typeof userId !== 'string') return true;
		const key = `${update.id} ${userId} ${update.type === 'pollVoted' ? `vote ${String(choice)}` : 'reaction'}`;
		const state = `${update.type} ${String(reaction)}`;
		const at = performance.now();
		const last = this.#last.get(key);
		if (last?.state === state && at - last.at < COPIES_MS) return false;
		this.#last.delete(key);
		this.#last.set(key, { state, at });
		if (this.#last.size > 2_000) this.#last.delete(this.#last.keys().next().value ?? '');
		return true;
	}
}
