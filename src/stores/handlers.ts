import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';
import type { Params } from '@/wire/endpoints/Endpoints';
import type { Session } from './session/Session';

/** The six kinds of plugin handlers, with what each receives (rules/plugins#handlers). */
export interface Handlers {
	/** An entry of the composer's menu; `update` changes the draft. */
	post_form_action: {
		readonly title: string;
		readonly run: (
			form: { text: string; cw: string | null },
			update: (change: { text?: string; cw?: string | null }) => void,
		) => void;
	};
	user_action: { readonly title: string; readonly run: (session: Session, user: User) => void };
	note_action: { readonly title: string; readonly run: (session: Session, note: Note) => void };
	/** Returns the note to show instead; null hides it. May be slow and may throw. */
	note_view_interruptor: { readonly run: (session: Session, note: Note) => Promise<Note | null> };
	/** Returns the payload to post instead; null cancels the post. */
	note_post_interruptor: {
		readonly run: (session: Session, payload: Params<'notes/create'>) => Promise<Params<'notes/create'> | null>;
	};
	page_view_interruptor: { readonly run: (page: Record<string, unknown>) => Promise<Record<string, unknown>> };
}

export type HandlerKind = keyof Handlers;

const registered: { [K in HandlerKind]: Set<Handlers[K]> } = {
	post_form_action: new Set(),
	user_action: new Set(),
	note_action: new Set(),
	note_view_interruptor: new Set(),
	note_post_interruptor: new Set(),
	page_view_interruptor: new Set(),
};

const listeners = new Set<() => void>();
const tell = () => {
	for (const listener of listeners) listener();
};

/** The registered handlers; unregistered when their plugin stops. */
export const handlers = {
	/** @returns the function that unregisters it */
	register<K extends HandlerKind>(kind: K, handler: Handlers[K]): () => void {
		registered[kind].add(handler);
		tell();
		return () => {
			registered[kind].delete(handler);
			tell();
		};
	},
	/**
	 * Calls the listener whenever a handler is registered or removed.
	 * @returns the function that unsubscribes
	 */
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	of<K extends HandlerKind>(kind: K): readonly Handlers[K][] {
		return [...registered[kind]];
	},
};
