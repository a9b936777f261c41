import { mfmClient } from '@workers/mfm/mfm.client';
import { LruCache } from '@/base/LruCache';
import type { Note } from '@/domain/note/Note';
import { type Handlers, handlers, type PluginData } from '@/stores/handlers';
import type { KnownVerdict, NoteInterruption } from '@/stores/muting/WordMutes';
import type { Session } from '@/stores/session/Session';
import { askAbout } from './askAbout';
import { noteData } from './pluginData';
import { showInTurns } from './showInTurns';

/** How long a page of notes waits for all plugins together; then it shows as it is. */
const PAGE_MS = 200;
/** Several handlers that come and go at once are one change. */
const SETTLE_MS = 30;
const MOST_NOTES = 20_000;
const MOST_VIEWS = 5_000;

type Interruptor = Handlers['note_view_interruptor'];

/** What plugins made of a note's texts; it holds for these texts alone. */
interface View {
	readonly of: Pick<Note, 'text' | 'cw'>;
	readonly text: string | null;
	readonly cw: string | null;
}

interface Verdict {
	readonly verdict: 'none' | 'hard';
	/** Of which set of handlers it is. */
	readonly round: number;
}

/**
 * What the plugins of a session make of its notes where they are shown. Notes are asked about before they show, a page by
 * one message for each plugin, in the order of installing; those already on the screen stay until there is an answer.
 */
export class NoteViews implements NoteInterruption {
	readonly #session: Session;
	readonly #verdicts = new LruCache<Verdict>({ limit: MOST_NOTES });
	readonly #views = new LruCache<View>({ limit: MOST_VIEWS });
	readonly #shown = new WeakMap<Note, { readonly view: View; readonly note: Note }>();
	readonly #asked = new Map<string, Promise<void>>();
	readonly #unsubscribe: () => void;
	#interruptors: readonly Interruptor[] = [];
	#round = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(session: Session) {
		this.#session = session;
		this.#unsubscribe = handlers.subscribe(() => {
			clearTimeout(this.#timer);
			this.#timer = setTimeout(() => this.#follow(), SETTLE_MS);
		});
	}

	end(): void {
		clearTimeout(this.#timer);
		this.#unsubscribe();
		if (this.#interruptors.length > 0) this.#begin([]);
	}

	verdictOf(noteId: string): KnownVerdict {
		const known = this.#verdicts.get(noteId);
		return known?.round === this.#round ? known.verdict : 'unknown';
	}

	async prepare(ids: readonly string[]): Promise<void> {
		const wanted = ids.filter(id => this.verdictOf(id) === 'unknown');
		const others = wanted.flatMap(id => this.#asked.get(id) ?? []);
		const fresh = wanted.filter(id => !this.#asked.has(id));
		if (fresh.length > 0) {
			const asking = this.#ask(fresh).finally(() => {
				for (const id of fresh) if (this.#asked.get(id) === asking) this.#asked.delete(id);
			});
			for (const id of fresh) this.#asked.set(id, asking);
			others.push(asking);
		}
		await Promise.all(others);
	}

	#follow(): void {
		const interruptors = handlers.of(this.#session, 'note_view_interruptor');
		const isSame =
			interruptors.length === this.#interruptors.length &&
			interruptors.every((each, index) => each === this.#interruptors[index]);
		if (!isSame) this.#begin(interruptors);
	}

	#begin(interruptors: readonly Interruptor[]): void {
		const { wordMutes, entities } = this.#session;
		this.#interruptors = interruptors;
		this.#round++;
		this.#asked.clear();
		if (interruptors.length > 0) entities.viewOf = this.#viewOf;
		else {
			entities.viewOf = null;
			this.#verdicts.clear();
			this.#views.clear();
			void showInTurns(entities, new Set(entities.shown()));
		}
		wordMutes.interrupt(interruptors.length > 0 ? this : null);
	}

	async #ask(ids: readonly string[]): Promise<void> {
		const round = this.#round;
		const until = performance.now() + PAGE_MS;
		const notes = ids.flatMap(id => this.#session.entities.note(id) ?? []);
		const before = notes.map(note => noteData(this.#session, note));
		let after: readonly (PluginData | null)[] = before;
		for (const { run } of this.#interruptors) {
			const left = until - performance.now();
			if (left <= 0 || round !== this.#round) break;
			after = await askAbout(after, shown => run(shown, left));
		}
		if (round !== this.#round) return;
		for (const id of ids) this.#verdicts.set(id, { verdict: 'none', round });
		const changed = new Set<string>();
		const hidden = notes.filter((_, index) => after[index] === null);
		for (const { id } of hidden) this.#verdicts.set(id, { verdict: 'hard', round });
		notes.forEach((note, index) => {
			this.#keepView(note.id, before[index] ?? null, after[index] ?? null, changed);
		});
		await this.#show(changed);
	}

	/** Keeps how a note shows, and those in it; null: it doesn't. */
	#keepView(id: string, before: PluginData | null, after: PluginData | null, changed: Set<string>): void {
		if (!before || !after) return;
		const note = this.#session.entities.note(id);
		const known = this.#views.get(id);
		if (note && (before.text !== after.text || before.cw !== after.cw)) {
			const view = { of: { text: note.text, cw: note.cw }, text: textOf(after.text), cw: textOf(after.cw) };
			if (known?.text !== view.text || known.cw !== view.cw) changed.add(id);
			this.#views.set(id, view);
		} else if (known) {
			this.#views.delete(id);
			changed.add(id);
		}
		for (const part of ['reply', 'renote'] as const) {
			const inner = before[part] as PluginData | null;
			if (inner && inner !== after[part]) {
				this.#keepView(String(inner.id), inner, after[part] as PluginData | null, changed);
			}
		}
	}

	/** Draws what has changed, once its markup is read, so that nothing jumps. */
	async #show(changed: ReadonlySet<string>): Promise<void> {
		if (changed.size === 0) return;
		const views = [...changed].flatMap(id => this.#views.get(id) ?? []);
		const texts = (name: 'text' | 'cw') => views.flatMap(view => view[name] ?? []).filter(text => text !== '');
		await Promise.all([mfmClient.parse(texts('text'), 'full'), mfmClient.parse(texts('cw'), 'simple')]).catch(error =>
			console.warn('The markup of plugins could not be read.', error),
		);
		void showInTurns(this.#session.entities, changed);
	}

	readonly #viewOf = (note: Note): Note => {
		const view = this.#views.get(note.id);
		if (!view || view.of.text !== note.text || view.of.cw !== note.cw) return note;
		const known = this.#shown.get(note);
		if (known?.view === view) return known.note;
		const made = { ...note, text: view.text, cw: view.cw };
		this.#shown.set(note, { view, note: made });
		return made;
	};
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
