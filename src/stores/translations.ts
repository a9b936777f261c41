import { Emitter } from '@/base/Emitter';
import type { Session } from './session/Session';

export interface Translation {
	/** The translator's code, such as `JA`. */
	readonly sourceLang: string;
	readonly text: string;
}

/** Translations requested on this page, by session and note; null while one is loading. */
const known = new Map<string, Translation | null>();
const events = new Emitter<{ changed: undefined }>();
const keyOf = (session: Session, noteId: string): string => `${session.key} ${noteId}`;

export const translations = {
	get: (session: Session, noteId: string): Translation | null | undefined => known.get(keyOf(session, noteId)),
	set(session: Session, noteId: string, translation: Translation | null): void {
		known.set(keyOf(session, noteId), translation);
		events.emit('changed', undefined);
	},
	/** Shows the original text again. */
	remove(session: Session, noteId: string): void {
		if (known.delete(keyOf(session, noteId))) events.emit('changed', undefined);
	},
	subscribe: (listener: () => void): (() => void) => events.on('changed', listener),
};
