import { Emitter } from '@/base/Emitter';
import { accountKey, accounts, type StoredAccount } from './accounts';
import { Session } from './Session';
import { type RunningSession, startSession } from './startSession';

/** A session that nobody shows any more (its last column was removed, a menu only asked it) ends after so long. */
const IDLE_MS = 60_000;

interface Entry {
	readonly session: Session;
	readonly running: RunningSession;
	/** How many parts of the page show it. */
	holds: number;
	idle: ReturnType<typeof setTimeout> | undefined;
}

const entries = new Map<string, Entry>();

/** An account may have several sessions in the life of a page, one after the other: each is told as it starts. */
export const sessionsEvents = new Emitter<{ started: Session }>();

/** The origin that serves this page: the home server. */
export const homeOrigin = (): string => location.origin;

/** The session of an account of this device; made and started when it is first asked for. */
export function sessionOf(account: StoredAccount): Session {
	return obtain(accountKey(account), () => new Session(account.origin, account));
}

/** A visitor's session on a server. */
export function visitorSession(origin = homeOrigin()): Session {
	return obtain(`${new URL(origin).host}/`, () => new Session(origin, null));
}

/** What `currentSession` gave first. */
let pageSession: Session | undefined;

/**
 * The session of this page: the current account's, or a visitor's, as it was when it was first asked for. Another one
 * takes a load of the page, so that nothing is asked of the server as a visitor while an account is signed out.
 */
export function currentSession(): Session {
	if (!pageSession) {
		const { current } = accounts.getState();
		pageSession = current ? sessionOf(current) : visitorSession();
	}
	return pageSession;
}

/** The session of a stored account by its key (`host/id`); undefined where the account is not on this device. */
export function sessionByKey(key: string): Session | undefined {
	const account = accounts.getState().all.find(each => accountKey(each) === key);
	return account ? sessionOf(account) : undefined;
}

/** The running parts of a session (its `main` channel). */
export function runningSession(session: Session): RunningSession | undefined {
	return entries.get(session.key)?.running;
}

/**
 * Keeps a session running while a part of the page shows it. The page's own always runs.
 * @returns lets go of it; call it once
 */
export function holdSession(session: Session): () => void {
	const entry = entries.get(session.key);
	// One that has ended meanwhile stays ended: whoever shows it is on the way out.
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

/** Ends a session, as its account is taken off the device: nothing is sent any more, whoever still holds it. */
export function endSession(key: string): void {
	entries.get(key)?.session.api.close();
	stopSession(key);
}

/** What still holds it, such as an upload, may go on. */
function stopSession(key: string): void {
	const entry = entries.get(key);
	clearTimeout(entry?.idle);
	entry?.running.stop();
	entries.delete(key);
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
