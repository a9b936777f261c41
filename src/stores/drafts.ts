import { Emitter } from '@/base/Emitter';
import type { Draft } from '@/domain/Draft';
import { localJson } from '@/platform/localJson';
import { appEvents } from './appEvents';

const PREFIX = 'draft:';

/** Drafts of this device, one a context (a new note, a reply to one, a quote of one, a channel), kept as one types. */
export const drafts = {
	/** A draft was kept or removed: by a composer (`by`), or by another tab (null). */
	events: new Emitter<{ changed: { key: string; by: object | null } }>(),
	/** @param context such as `new`, `reply:{id}`, `quote:{id}`, `channel:{id}` */
	keyOf: (sessionKey: string, context: string): string => `${PREFIX}${sessionKey}:${context}`,
	get: (key: string): Draft | undefined => localJson.get<Draft>(key),
	/** Where the device refuses it is told (`storageFailed`): one may copy what was typed. */
	set(key: string, draft: Draft, by: object): void {
		if (!localJson.set(key, draft)) appEvents.emit('storageFailed', { error: null });
		drafts.events.emit('changed', { key, by });
	},
	remove(key: string, by: object): void {
		localJson.remove(key);
		drafts.events.emit('changed', { key, by });
	},
};

if (typeof window !== 'undefined') {
	window.addEventListener('storage', ({ key }) => {
		if (key?.startsWith(PREFIX)) drafts.events.emit('changed', { key, by: null });
	});
}
