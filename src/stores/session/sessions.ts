import { Emitter } from '@/base/Emitter';
import { accountKey, accounts, type StoredAccount } from './accounts';
import { Session } from './Session';
import { type RunningSession, startSession } from './startSession';

/**
 * A session that no part of the page uses any more (its last column was removed, a menu used it briefly) ends after
 * this time.
 */
const IDLE_MS = 60_000;

interface Entry {
	readonly session: Session;
	readonly running: RunningSession;
	/** How many parts of the page use it. */
	holds: number;
	idle: ReturnType<typeof setTimeout> | undefined;
}

const entries = new Map<string, Entry>();

/**
 * An account may have several sessions during the life of a page, one after the other; each emits these when it starts
 * and when it ends.
 */
export const sessionsEvents = new Emitter<{ started: Session; stopped: Session }>();

/** The origin that serves this page: the home server. */
export const homeOrigin = (): string => location.origin;

/** The session of an account of this device; made and started on first use. */
export function sessionOf(account: StoredAccount): Session {
	return obtain(accountKey(account), () => new Session(account.origin, account));
}

/** A visitor's session on a server. */
export function visitorSession(origin = homeOrigin()): Session {
	return obtain(`${new URL(origin).host}/`, () => new Session(origin, null));
}

/** The result of `currentSession`. */
let pageSession: Session | undefined;

/**
 * The session of this page: that of the account that was current on the first call, or a visitor's. Switching takes a
 * reload, so that no request is sent as a visitor while an account is being signed out.
 */
export function currentSession(): Session {
	if (!pageSession) {
		const { current } = accounts.getState();
		pageSession = current ? sessionOf(current) : visitorSession();
	}
	return pageSession;
}

/** The session of a stored account by its key (`host/id`); undefined if the account isn't on this device. */
export function sessionByKey(key: string): Session | undefined {
	const account = accounts.getState().all.find(each => accountKey(each) === key);
	return account ? sessionOf(account) : undefined;
}

/** The session of an account if a part of the page uses it; starts none. */
export const startedSession = (key: string): Session | undefined => entries.get(key)?.session;

/** The running parts of a session (its `main` channel). */
export function runningSession(session: Session): RunningSession | undefined {
	return entries.get(session.key)?.running;
}

/**
 * Keeps a session running while a part of the page uses it. The page's own always runs.
 * @returns the function that releases it; call it once
 */
export function holdSession(session: Session): () => void {
	const entry = entries.get(session.key);
	// A session that has ended stays ended; the component that uses it is about to be removed.
	if (entry?.session !== session) return () => {};
	entry.holds++;
	clearTimeout(entry.idle);
	return () => {
		entry.holds--;
		endWhenIdle(entry);
	};
}

function endWhenIdle(entry: Entry): void {
	clearTimeout(entry.idle);
	if (entry.holds > 0) return;
	entry.idle = setTimeout(() => {
		const { session } = entry;
		if (session !== currentSession() && entries.get(session.key) === entry) stopSession(session.key);
	}, IDLE_MS);
}

/** Ends a session because its account is being removed: nothing is sent any more, even if it is still in use. */
export function endSession(key: string): void {
	entries.get(key)?.session.api.close();
	stopSession(key);
}

/** Removes an idle session. Users that still hold it, such as an upload, may continue. */
function stopSession(key: string): void {
	const entry = entries.get(key);
	clearTimeout(entry?.idle);
	entry?.running.stop();
	entries.delete(key);
	if (entry) sessionsEvents.emit('stopped', entry.session);
}

function obtain(key: string, make: () => Session): Session {
	const known = entries.get(key);
	if (known) return known.session;
	const session = make();
	const entry: Entry = { session, running: startSession(session), holds: 0, idle: undefined };
	entries.set(key, entry);
	endWhenIdle(entry);
	sessionsEvents.emit('started', session);
	return session;
}
