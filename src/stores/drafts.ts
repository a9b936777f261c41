import { Emitter } from '@/base/Emitter';
import { isKeptDraft, type KeptDraft } from '@/domain/DraftTarget';
import { localJson } from '@/platform/localJson';
import { appEvents } from './appEvents';

const PREFIX = 'draft:';

/** A draft as the list of them shows it. */
export interface ListedDraft {
	readonly key: string;
	/** Such as `new`, `reply:{id}`, `kept:{id}`. */
	readonly context: string;
	readonly draft: KeptDraft;
}

/** Drafts of this device, one a context (a new note, a reply to one, a quote of one, a channel), kept as one types. */
export const drafts = {
	/**
	 * `changed`: a draft was kept or removed, by a composer (`by`), or by another tab (null). `flush`: what is being typed
	 * is to be kept now, as somebody wants to read it.
	 */
	events: new Emitter<{ changed: { key: string; by: object | null }; flush: undefined }>(),
	/** @param context such as `new`, `reply:{id}`, `quote:{id}`, `channel:{id}` */
	keyOf: (sessionKey: string, context: string): string => `${PREFIX}${sessionKey}:${context}`,
	get(key: string): KeptDraft | undefined {
		const kept = localJson.get<unknown>(key);
		return isKeptDraft(kept) ? kept : undefined;
	},
	/** All of a session's, the last one first. */
	list(sessionKey: string): ListedDraft[] {
		drafts.events.emit('flush', undefined);
		const prefix = drafts.keyOf(sessionKey, '');
		return storedKeys(prefix)
			.flatMap(key => {
				const draft = drafts.get(key);
				return draft ? [{ key, context: key.slice(prefix.length), draft }] : [];
			})
			.toSorted((a, b) => b.draft.updatedAt - a.draft.updatedAt);
	},
	/** Where the device refuses it is told (`storageFailed`): one may copy what was typed. @returns whether it is kept */
	set(key: string, draft: KeptDraft, by: object): boolean {
		const isKept = localJson.set(key, draft);
		if (!isKept) appEvents.emit('storageFailed', { error: null });
		drafts.events.emit('changed', { key, by });
		return isKept;
	},
	remove(key: string, by: object): void {
		localJson.remove(key);
		drafts.events.emit('changed', { key, by });
	},
};

function storedKeys(prefix: string): string[] {
	try {
		return Object.keys(localStorage).filter(key => key.startsWith(prefix));
	} catch {
		// Without storage there are none.
		return [];
	}
}

if (typeof window !== 'undefined') {
	window.addEventListener('storage', ({ key }) => {
		if (key?.startsWith(PREFIX)) drafts.events.emit('changed', { key, by: null });
	});
}
