import type { User } from '@/domain/person/User';
import type { NoteBatch, NoteViewList } from '@/domain/plugin/NoteView';
import type { Params } from '@/wire/endpoints/Endpoints';
import type { Session } from './session/Session';

/** A note or page as plugins have it: with the names that the network's servers use, as JSON. */
export type PluginData = Readonly<Record<string, unknown>>;

/**
 * The six kinds of plugin handlers, with what each receives (rules/plugins#handlers). A handler belongs to one session:
 * it is told of nothing of another account. What it returns was checked before.
 */
export interface Handlers {
	/** An entry of the composer's menu; `update` changes the draft, also later. */
	post_form_action: {
		readonly title: string;
		readonly run: (
			form: { text: string; cw: string | null },
			update: (change: { text?: string; cw?: string | null }) => void,
		) => void | Promise<void>;
	};
	user_action: { readonly title: string; readonly run: (session: Session, user: User) => void };
	note_action: { readonly title: string; readonly run: (session: Session, noteId: string) => void };
	/** Returns how the notes show, with what the plugins before made of them. */
	note_view_interruptor: {
		/** The plugin that it belongs to. */
		readonly installId: string;
		/**
		 * Null if it doesn't answer in time.
		 * @param withinMs how long it may take
		 */
		readonly run: (batch: NoteBatch, withinMs: number) => Promise<NoteViewList | null>;
		/**
		 * Tells its plugin, once after each page of notes that it was asked about, whether the page's time ran out because of
		 * it: three times in a row stop it.
		 */
		readonly judged: (isLate: boolean) => void;
	};
	/** Returns the payload to post instead; null cancels the post. What takes long or fails asks the person. */
	note_post_interruptor: {
		/** The plugin that it belongs to: the form knows by it which ones have registered theirs. */
		readonly installId: string;
		readonly run: (session: Session, payload: Params<'notes/create'>) => Promise<Params<'notes/create'> | null>;
	};
	/** Returns the page to show instead: the same where it fails, or takes longer than 1 s. */
	page_view_interruptor: { readonly run: (session: Session, page: PluginData) => Promise<PluginData> };
}

export type HandlerKind = keyof Handlers;

type Owner = Pick<Session, 'key'>;

export interface Registered<K extends HandlerKind> {
	/** The key of the session that it belongs to. */
	readonly owner: string;
	/** Those with a lower number come first: the place of its plugin in the order of installing. */
	readonly order: () => number;
	readonly handler: Handlers[K];
}

const registered: { [K in HandlerKind]: Set<Registered<K>> } = {
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
	register<K extends HandlerKind>({ key }: Owner, kind: K, handler: Handlers[K], order = () => 0): () => void {
		const entry: Registered<K> = { owner: key, order, handler };
		registered[kind].add(entry);
		tell();
		return () => {
			registered[kind].delete(entry);
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
	/** Those of a session, in the order of installing their plugins. */
	of<K extends HandlerKind>({ key }: Owner, kind: K): readonly Handlers[K][] {
		return handlers
			.all(kind)
			.filter(({ owner }) => owner === key)
			.map(({ handler }) => handler);
	},
	/** Those of all sessions. */
	all: <K extends HandlerKind>(kind: K): readonly Registered<K>[] =>
		[...registered[kind]].toSorted((a, b) => a.order() - b.order()),
};
