import { mfmClient } from '@workers/mfm/mfm.client';
import { LruCache } from '@/base/LruCache';
import { pause } from '@/base/pause';
import type { Note } from '@/domain/note/Note';
import type { NoteView, NoteViewList } from '@/domain/plugin/NoteView';
import { type Handlers, handlers } from '@/stores/handlers';
import type { KnownVerdict, NoteInterruption } from '@/stores/muting/WordMutes';
import type { Session } from '@/stores/session/Session';
import { PAGE_OF_NOTES_MS } from './limits';
import { noteData } from './pluginData';
import { showInTurns } from './showInTurns';

/** Several handlers that come and go at once are one change. */
const SETTLE_MS = 30;
/** Notes of several lists that come within a frame are asked about together, a page of them at most. */
const FRAME_MS = 16;
const MOST_TOGETHER = 30;
/** When notes are asked about once more whose page ran out of time: a plugin's first answer takes longest. */
const AGAIN_MS = 1_000;
const MOST_NOTES = 20_000;
const MOST_VIEWS = 5_000;

type Interruptor = Handlers['note_view_interruptor'];

/** What plugins made of a note's texts; it holds for these texts alone. */
interface View {
	readonly of: Pick<Note, 'text' | 'cw'>;
	readonly text: string | null;
	readonly cw: string | null;
	/** Which set of handlers made it. */
	readonly round: number;
	/** The note that was asked about: it, or one that it is in. */
	readonly askedId: string;
}

interface Verdict {
	readonly verdict: 'none' | 'hard';
	/** Of which set of handlers it is. */
	readonly round: number;
}

/** Notes that are going to be asked about by one message. */
interface Gathering {
	readonly ids: string[];
	readonly asked: Promise<void>;
}

/**
 * What the plugins of a session make of its notes where they are shown. Notes are asked about before they show, those of a
 * frame by one message for each plugin, in the order of installing; those already on the screen stay until there is an
 * answer, and those that show as they are for want of time are asked about once more. All plugins get the same text (JSON), and answer only what they change.
 */
export class NoteViews implements NoteInterruption {
	readonly #session: Session;
	readonly #verdicts = new LruCache<Verdict>({ limit: MOST_NOTES });
	readonly #views = new LruCache<View>({ limit: MOST_VIEWS, onEvict: view => this.#forget(view) });
	/** The view that this class itself is replacing or deleting; its eviction is no reason to ask again. */
	#outdated: View | undefined;
	readonly #shown = new WeakMap<Note, { readonly view: View; readonly note: Note }>();
	readonly #asked = new Map<string, Promise<void>>();
	#gathering: Gathering | undefined;
	readonly #unsubscribe: () => void;
	#interruptors: readonly Interruptor[] = [];
	#round = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** Notes that show as they are for want of time, until they are asked about once more. */
	readonly #late = new Set<string>();
	#again: ReturnType<typeof setTimeout> | undefined;

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
		const fresh = wanted.filter(id => !this.#asked.has(id));
		if (fresh.length > 0) {
			const { asked } = this.#gather(fresh);
			for (const id of fresh) this.#asked.set(id, asked);
		}
		await Promise.all(new Set(wanted.flatMap(id => this.#asked.get(id) ?? [])));
	}

	#gather(ids: readonly string[]): Gathering {
		const open = this.#gathering;
		if (open && open.ids.length + ids.length <= MOST_TOGETHER) {
			open.ids.push(...ids);
			return open;
		}
		const begun: Gathering = { ids: [...ids], asked: frame().then(() => this.#askGathered(begun)) };
		this.#gathering = begun;
		return begun;
	}

	async #askGathered(gathering: Gathering): Promise<void> {
		if (this.#gathering === gathering) this.#gathering = undefined;
		try {
			await this.#ask(gathering.ids);
		} finally {
			for (const id of gathering.ids) if (this.#asked.get(id) === gathering.asked) this.#asked.delete(id);
		}
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
		this.#gathering = undefined;
		clearTimeout(this.#again);
		this.#again = undefined;
		this.#late.clear();
		if (interruptors.length > 0) entities.viewOf = this.#viewOf;
		else {
			entities.viewOf = null;
			this.#verdicts.clear();
			this.#views.clear();
			void showInTurns(entities, new Set(entities.shown()));
		}
		wordMutes.interrupt(interruptors.length > 0 ? this : null);
	}

	async #ask(ids: readonly string[], isAgain = false): Promise<void> {
		const round = this.#round;
		const notes = ids.flatMap(id => this.#session.entities.note(id) ?? []);
		const { views, isOut } = await this.#viewsOf(notes, isAgain);
		if (round !== this.#round) return;
		if (isOut && !isAgain) this.#askOnceMore(ids);
		for (const id of ids) this.#verdicts.set(id, { verdict: 'none', round });
		const changed = new Set<string>();
		notes.forEach((note, index) => {
			const view = views[index];
			if (view) this.#keepView(note, view, changed);
			else this.#verdicts.set(note.id, { verdict: 'hard', round });
		});
		// Lists that show them already ask for their verdicts anew.
		if (isAgain && views.includes(null)) this.#session.wordMutes.interrupt(this);
		await this.#show(changed);
	}

	#askOnceMore(ids: readonly string[]): void {
		for (const id of ids) this.#late.add(id);
		this.#again ??= setTimeout(() => {
			this.#again = undefined;
			const late = [...this.#late];
			this.#late.clear();
			for (let from = 0; from < late.length; from += MOST_TOGETHER) {
				void this.#ask(late.slice(from, from + MOST_TOGETHER), true);
			}
		}, AGAIN_MS);
	}

	/**
	 * Asks each plugin in turn, until there is no time left or the set of handlers changes. Where the page's time runs out,
	 * the plugin that took most of it is late, rather than the one whose turn it was; once for each page.
	 */
	async #viewsOf(
		notes: readonly Note[],
		isAgain: boolean,
	): Promise<{ readonly views: NoteViewList; readonly isOut: boolean }> {
		const round = this.#round;
		const until = performance.now() + PAGE_OF_NOTES_MS;
		const json = JSON.stringify(notes.map(note => noteData(this.#session, note)));
		let views: NoteViewList = notes.map(() => ({}));
		const took = new Map<Interruptor['installId'], { readonly judged: Interruptor['judged']; ms: number }>();
		let isOut = false;
		for (const { installId, run, judged } of this.#interruptors) {
			if (round !== this.#round || views.every(view => view === null)) break;
			const begun = performance.now();
			isOut = begun >= until;
			if (isOut) break;
			const answer = await run({ notes: json, views }, until - begun);
			const ms = (took.get(installId)?.ms ?? 0) + performance.now() - begun;
			took.set(installId, { judged, ms });
			if (!answer) {
				isOut = true;
				break;
			}
			views = answer;
		}
		const most = Math.max(...[...took.values()].map(({ ms }) => ms));
		for (const { judged, ms } of took.values()) {
			const isLate = isOut && ms === most;
			if (!isLate || !isAgain) judged(isLate);
		}
		return { views, isOut };
	}

	/** Keeps how a note shows, and those in it. */
	#keepView(note: Note, view: NoteView, changed: Set<string>, askedId = note.id): void {
		const { id, replyId, renoteId } = note;
		const { text = note.text, cw = note.cw, reply, renote } = view;
		const known = this.#views.get(id);
		if (text !== note.text || cw !== note.cw) {
			if (known?.text !== text || known.cw !== cw) changed.add(id);
			this.#outdated = known;
			this.#views.set(id, { of: { text: note.text, cw: note.cw }, text, cw, round: this.#round, askedId });
		} else if (known) this.#drop(id, known, changed);
		this.#keepInner(replyId, reply, changed, askedId);
		this.#keepInner(renoteId, renote, changed, askedId);
	}

	#keepInner(id: string | null, view: NoteView | undefined, changed: Set<string>, askedId: string): void {
		const note = id === null ? undefined : this.#session.entities.note(id);
		if (note && view) this.#keepView(note, view, changed, askedId);
		else if (note) this.#dropOld(note, changed);
	}

	/** Drops what an earlier set of handlers made of a note in another one, and of those in it. */
	#dropOld({ id, replyId, renoteId }: Note, changed: Set<string>): void {
		for (const each of [id, replyId, renoteId]) {
			const known = each === null ? undefined : this.#views.get(each);
			if (each !== null && known && known.round !== this.#round) this.#drop(each, known, changed);
		}
	}

	#drop(id: string, view: View, changed: Set<string>): void {
		this.#outdated = view;
		this.#views.delete(id);
		changed.add(id);
	}

	/** A note whose view had to make room is asked about again where it is listed next. */
	#forget(view: View): void {
		if (view !== this.#outdated) this.#verdicts.delete(view.askedId);
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

/** The timers of a hidden page are late. */
const frame = async (): Promise<void> => {
	if (!document.hidden) await pause(FRAME_MS);
};
