import { Emitter } from '@/base/Emitter';
import { randomId } from '@/base/randomId';
import { FIRST_VERSION, isKeptDraft, type KeptDraft } from '@/domain/draft/DraftTarget';
import { localJson } from '@/platform/localJson';
import { appEvents } from './appEvents';
import { DraftJournal, isRemoved } from './draftJournal';

const PREFIX = 'draft:';
/** When a draft was removed; kept until the journal has the removal on disk. */
const REMOVED_PREFIX = 'draftRemoved:';
/** A database that doesn't open must not keep the user from writing. */
const READY_WITHIN_MS = 2_000;

/** A draft as shown in the list of drafts. */
export interface ListedDraft {
	readonly key: string;
	/** Such as `new`, `reply:{id}`, `kept:{id}`. */
	readonly context: string;
	readonly draft: KeptDraft;
}

interface DraftEvents {
	/** A draft was stored or removed (no `draft`), by a composer (`by`) or by another tab (null). */
	changed: { key: string; by: object | null; draft: KeptDraft | undefined };
	/** Composers should store what is being typed now, as it is about to be read. */
	flush: undefined;
}

const journal = new DraftJournal();
/** Drafts that local storage had no room for; they last as long as the tab, and in the journal. */
const unstored = new Map<string, KeptDraft>();
let ready: Promise<void> | undefined;

/**
 * The drafts of this device, one for each context (a new note, a reply, a quote, a channel). They are stored while the
 * user types: at once in local storage, which notifies other tabs, and within a second in the journal, which survives a
 * power failure.
 */
export const drafts = {
	events: new Emitter<DraftEvents>(),
	/** @param context such as `new`, `reply:{id}`, `quote:{id}`, `channel:{id}` */
	keyOf: (sessionKey: string, context: string): string => `${PREFIX}${sessionKey}:${context}`,
	/**
	 * Resolves once drafts that only the journal still had are restored. Until then a draft may be an older version.
	 */
	ready(): Promise<void> {
		ready ??= Promise.race([
			recover().catch(error => console.warn('The journal of drafts could not be read.', error)),
			new Promise<void>(resolve => setTimeout(resolve, READY_WITHIN_MS)),
		]);
		return ready;
	},
	get(key: string): KeptDraft | undefined {
		const kept = unstored.get(key) ?? localJson.get<unknown>(key);
		return isKeptDraft(kept) ? kept : undefined;
	},
	/** All drafts of a session, the latest first. */
	list(sessionKey: string): ListedDraft[] {
		drafts.events.emit('flush', undefined);
		const prefix = drafts.keyOf(sessionKey, '');
		return keysOf(prefix)
			.flatMap(key => {
				const draft = drafts.get(key);
				return draft ? [{ key, context: key.slice(prefix.length), draft }] : [];
			})
			.toSorted((a, b) => b.draft.updatedAt - a.draft.updatedAt);
	},
	/**
	 * Emits `storageFailed` if the device refuses, so that the user can copy the text.
	 * @returns whether it was stored
	 */
	set(key: string, draft: KeptDraft, by: object): boolean {
		const before = drafts.get(key)?.version;
		const madeOf = draft.madeOf ?? [before ?? FIRST_VERSION];
		const version = { ...draft, version: draft.version ?? randomId(), madeOf };
		const isKept = store(key, version);
		if (!isKept) appEvents.emit('storageFailed', { error: null });
		journal.put(key, version);
		drafts.events.emit('changed', { key, by, draft: version });
		return isKept;
	},
	remove(key: string, by: object): void {
		const removed = { removedAt: Date.now() };
		const wasKept = drafts.get(key) !== undefined;
		drop(key);
		if (wasKept) {
			localJson.set(REMOVED_PREFIX + key, removed);
			journal.put(key, removed, () => localJson.remove(REMOVED_PREFIX + key));
		}
		drafts.events.emit('changed', { key, by, draft: undefined });
	},
	/**
	 * Deletes the drafts of an account that is being removed.
	 * @throws if the journal can't be cleared
	 */
	async forgetAll(sessionKey: string): Promise<void> {
		const prefix = drafts.keyOf(sessionKey, '');
		for (const key of keysOf(prefix)) drop(key);
		for (const key of keysOf(REMOVED_PREFIX + prefix)) localJson.remove(key);
		await journal.forget(prefix);
	},
};

function store(key: string, draft: KeptDraft): boolean {
	const isStored = localJson.set(key, draft);
	if (isStored) unstored.delete(key);
	else unstored.set(key, draft);
	return isStored;
}

function drop(key: string): void {
	unstored.delete(key);
	localJson.remove(key);
}

/** Brings both copies of each draft to the newer version. */
async function recover(): Promise<void> {
	const records = await journal.read(PREFIX);
	for (const [key, record] of records) {
		const kept = drafts.get(key);
		const here = kept?.updatedAt ?? removedAt(key);
		if (isRemoved(record)) {
			if (kept && kept.updatedAt <= record.removedAt) show(key, undefined);
		} else if (here === undefined || here < record.updatedAt) show(key, record);
	}
	for (const key of keysOf(REMOVED_PREFIX)) {
		const draftKey = key.slice(REMOVED_PREFIX.length);
		const at = removedAt(draftKey);
		const written = () => localJson.remove(key);
		if (at === undefined || drafts.get(draftKey)) written();
		else journal.put(draftKey, { removedAt: at }, written);
	}
	for (const key of keysOf(PREFIX)) {
		const kept = drafts.get(key);
		const record = records.get(key);
		const isJournaled = record && !isRemoved(record) && record.updatedAt >= (kept?.updatedAt ?? 0);
		if (kept && !isJournaled) journal.put(key, kept);
	}
}

function show(key: string, draft: KeptDraft | undefined): void {
	if (draft) store(key, draft);
	else drop(key);
	drafts.events.emit('changed', { key, by: null, draft });
}

function removedAt(key: string): number | undefined {
	const removed = localJson.get<unknown>(REMOVED_PREFIX + key);
	return isRemoved(removed) ? removed.removedAt : undefined;
}

function keysOf(prefix: string): string[] {
	const inMemory = [...unstored.keys()];
	try {
		return [...new Set([...Object.keys(localStorage), ...inMemory])].filter(key => key.startsWith(prefix));
	} catch {
		// Without storage, only this tab's drafts exist.
		return inMemory.filter(key => key.startsWith(prefix));
	}
}

/** The draft that another tab wrote, even if this tab has overwritten it since. */
function readEvent(value: string | null): KeptDraft | undefined {
	try {
		const written: unknown = JSON.parse(value ?? 'null');
		return isKeptDraft(written) ? written : undefined;
	} catch {
		return undefined;
	}
}

/** The page may be about to close. */
function keepAll(): void {
	drafts.events.emit('flush', undefined);
	void journal.flush();
}

if (typeof window !== 'undefined') {
	window.addEventListener('storage', ({ key, newValue }) => {
		if (!key?.startsWith(PREFIX)) return;
		unstored.delete(key);
		drafts.events.emit('changed', { key, by: null, draft: readEvent(newValue) });
	});
	window.addEventListener('pagehide', keepAll);
	document.addEventListener('visibilitychange', keepAll);
}
