import { Emitter } from '@/base/Emitter';
import { draftContent } from '@/domain/draft/draftContent';
import { localDatabase } from '@/platform/localDatabase';
import { localJson } from '@/platform/localJson';
import { withTabLock } from '@/platform/withTabLock';
import type { WireNote } from '@/wire/entities';
import { appEvents } from '../appEvents';
import { drafts } from '../drafts';
import { accountEnds } from '../session/accountEnds';
import { accountKey, accounts } from '../session/accounts';
import type { Session } from '../session/Session';
import { sessionByKey, sessionsEvents } from '../session/sessions';
import { Outbox } from './Outbox';
import { needsAnswer, type OutboxEntry } from './OutboxEntry';
import { outboxRecords } from './outboxRecords';
import { OUTBOX_COUNT_KEY, outboxState } from './outboxState';
import { sendKept } from './sendKept';

interface OutboxesEvents {
	/** A note was posted after its composer had stopped waiting. */
	postedLate: { session: Session; entry: OutboxEntry; note: WireNote };
	/** An entry needs the user's decision. */
	needsAnswer: { session: Session; entry: OutboxEntry };
}

/** Events of this device's outboxes, as far as this tab works on them. */
export const outboxesEvents = new Emitter<OutboxesEvents>();

/** After this time, this tab waits for the lock of the working tab, and continues its work if that tab dies. */
const TAKE_OVER_MS = 2_000;

const takeOvers = new Map<string, ReturnType<typeof setTimeout>>();
const outboxes = new Map<string, Outbox>();
/** Notifies other tabs that a session's records have changed: they show the change, and continue if this tab dies. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('quarterdeck:outbox');

/** The outbox of an account, made on first use. */
export function outboxOf(session: Session): Outbox {
	const known = outboxes.get(session.key);
	if (known) return known;
	const { key } = session;
	const outbox = new Outbox({
		sessionKey: key,
		userId: session.userId ?? '',
		sendFile: (upload, signal) => sendKept(sessionByKey(key) ?? session, upload, signal),
		api: () => (accountEnds.of(key) ? undefined : sessionByKey(key)?.api),
		database: localDatabase,
		withTabLock,
		isOnline: () => navigator.onLine,
		tell: () => channel?.postMessage(key),
	});
	outboxes.set(key, outbox);
	outbox.events.on('changed', showAll);
	outbox.events.on('posted', ({ entry, note, isLate }) => {
		const current = sessionByKey(key);
		if (!current) return;
		const [noteId] = current.entities.ingest([note]);
		if (noteId !== undefined) appEvents.emit('posted', { session: current, noteId, context: entry.context });
		if (isLate) outboxesEvents.emit('postedLate', { session: current, entry, note });
	});
	outbox.events.on('needsAnswer', ({ entry }) => {
		const current = sessionByKey(key);
		if (current) outboxesEvents.emit('needsAnswer', { session: current, entry });
	});
	outbox.events.on('storageFailed', ({ error }) => appEvents.emit('storageFailed', { error }));
	goOnWhenConnected(session);
	return outbox;
}

/** Runs the outbox when the stream connects, which is the first sign that the server can be reached again. */
function goOnWhenConnected({ key, stream }: Session): void {
	stream.events.on('state', state => {
		const outbox = outboxes.get(key);
		if (state === 'connected' && outbox) goOn(outbox);
	});
}

/**
 * Continues with the entries of earlier pages and dead tabs.
 * @returns the entries that need the user's decision
 */
export async function openOutboxes(): Promise<readonly OutboxEntry[]> {
	for (const key of await outboxRecords.sessions(await localDatabase())) {
		const session = sessionByKey(key);
		if (!session) continue;
		const outbox = outboxOf(session);
		await outbox.load();
		void drafts.ready().then(() => outbox.look(dropKeptTwice));
		goOn(outbox);
	}
	return outboxState.getState().entries.filter(needsAnswer);
}

/** Deletes the unsent notes of an account that is being removed. */
export async function forgetOutbox(sessionKey: string): Promise<void> {
	outboxes.delete(sessionKey);
	await outboxRecords.forget(await localDatabase(), sessionKey);
	showAll();
}

/**
 * Removes drafts whose entries are stored: if a tab died between storing the entry and removing the draft, the note
 * would be posted twice.
 */
function dropKeptTwice(entries: readonly OutboxEntry[]): void {
	for (const { draftsOf, context, draft } of entries) {
		const key = drafts.keyOf(draftsOf, context);
		const kept = drafts.get(key);
		if (kept && draftContent(kept) === draftContent(draft)) drafts.remove(key, dropKeptTwice);
	}
}

function showAll(): void {
	const entries = [...outboxes].flatMap(([key, outbox]) => (isOnDevice(key) ? outbox.entries : []));
	outboxState.setState({ entries: entries.toSorted((a, b) => a.createdAt - b.createdAt) });
	if (entries.length > 0) localJson.set(OUTBOX_COUNT_KEY, entries.length);
	else localJson.remove(OUTBOX_COUNT_KEY);
}

const isOnDevice = (sessionKey: string): boolean =>
	accounts.getState().all.some(account => accountKey(account) === sessionKey);

function goOn(outbox: Outbox): void {
	if (outbox.entries.some(entry => !needsAnswer(entry))) void outbox.run();
}

function goOnWithAll(): void {
	for (const outbox of outboxes.values()) goOn(outbox);
}

async function hearOf(sessionKey: string): Promise<void> {
	const session = sessionByKey(sessionKey);
	if (!session) return;
	const outbox = outboxOf(session);
	await outbox.load();
	// The notifying tab is working and has its composer open; this tab only takes over if that one dies.
	clearTimeout(takeOvers.get(sessionKey));
	takeOvers.set(
		sessionKey,
		setTimeout(() => goOn(outbox), TAKE_OVER_MS),
	);
}

// An unused session ends, and the account may get another one later. The outbox of the account stays.
sessionsEvents.on('started', session => {
	if (outboxes.has(session.key)) goOnWhenConnected(session);
});
channel?.addEventListener('message', ({ data }) => void hearOf(String(data)));
if (typeof window !== 'undefined') {
	window.addEventListener('online', goOnWithAll);
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') goOnWithAll();
	});
}
