import type { ReactNode } from 'react';
import type { ColumnRule } from '@/domain/columnRule/ColumnRule';
import type { RuleVerdict } from '@/domain/columnRule/ruleVerdict';
import { usedRules } from '@/domain/columnRule/storedRules';
import { noteUri } from '@/domain/note/noteUri';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { addArrivalGate } from '@/stores/columnRules/arrivalGates';
import { noteFacts } from '@/stores/columnRules/noteFacts';
import { RuleJudge } from '@/stores/columnRules/RuleJudge';
import { addRuledColumn } from '@/stores/columnRules/ruledColumns';
import { sentNotes } from '@/stores/columnRules/SentNotes';
import { type RuledFeed, shownNotes } from '@/stores/columnRules/shownNotes';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf } from '@/stores/deck/deckOperations';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import { type NoteRow, noteIdOf, type PinnedRow, type Row } from '../../rows';
import { PinnedNote } from './PinnedNote';
import { ReactionWatch } from './ReactionWatch';
import { RuledNote } from './RuledNote';
import { RulePins } from './RulePins';
import { markRows, placeRows, type RowRules } from './ruledRows';
import { wakeReceiver } from './wakeReceiver';

/** A column, and the account whose notes its rules judge: those of merged columns judge for each of several. */
export interface RuledPlace {
	readonly session: Session;
	readonly columnId: string;
	/** With the notes of the session. */
	readonly feed: RuledFeed;
	/** Whether its rows don't show yet, so that they may wait for their verdicts. */
	readonly isHeldBack: boolean;
}

/** How long notes wait for their verdicts; then they are shown unjudged, and judged later. */
const HOLD_MS = 400;
/** How long after a change of the deck columns are told of what was sent to them. */
const WAKE_MS = 300;
/** How many verdicts of notes that left the column are kept. */
const MOST_LEFT = 1_000;

/** What the rules of one column, and the rules that send to it, do with its rows (rules/columnRules). */
export class ColumnRules {
	readonly #place: RuledPlace;
	readonly #changed: (isLive: boolean) => void;
	readonly #pins: RulePins;
	readonly #watch: ReactionWatch;
	readonly #ends: (() => void)[];
	#stored: unknown;
	#judge: RuleJudge | null = null;
	/** Of rules that were just changed, until they have judged the column. */
	#next: RuleJudge | null = null;
	/** Notes that are held back while they are judged. */
	#waiting = new Set<string>();
	/** Notes that were shown unjudged, as their verdicts took too long. */
	#released = new Set<string>();
	/** The verdict by which each note was pinned or sent. */
	#applied = new Map<string, RuleVerdict>();
	#hidden: readonly string[] = [];
	/** Takes the column off what asks for its verdicts. */
	#unregister: readonly (() => void)[] = [];
	/** By which the rows were placed last. */
	#rowRules: RowRules | null = null;
	#isAtStart: boolean;
	#wakeTimer: ReturnType<typeof setTimeout> | undefined;
	#hasEnded = false;

	/** @param changed called whenever the rows may be others; `isLive`: not by the user, nor at the start */
	constructor(place: RuledPlace, changed: (isLive: boolean) => void) {
		this.#place = place;
		this.#changed = changed;
		this.#isAtStart = place.isHeldBack;
		const { session, columnId, feed } = place;
		this.#pins = new RulePins(session, columnId);
		this.#watch = new ReactionWatch(session, ids => void this.#reactionsChanged(ids, true));
		this.#ends = [
			deckStore.state.subscribe(() => this.#deckChanged()),
			feed.subscribe(() => this.#look()),
			session.wordMutes.version.subscribe(() => void this.#mutesChanged()),
			sentNotes.events.on('changed', ({ target }) => target === columnId && changed(true)),
			...(['notesArrived', 'notesDoubled'] as const).map(name =>
				appEvents.on(name, arrived => {
					if (arrived.columnId === columnId && arrived.session === session) this.#hear(arrived.noteIds);
				}),
			),
			appEvents.on('noteDeleted', deleted => deleted.session === session && this.#lose(deleted.noteId)),
		];
		this.#readRules();
		this.#isAtStart = false;
	}

	end(): void {
		this.#hasEnded = true;
		for (const end of this.#ends) end();
		clearTimeout(this.#wakeTimer);
		this.#stop();
	}

	/** The rows without what is hidden, with what is pinned and what was sent. */
	readonly place = (rows: readonly Row[]): readonly Row[] => {
		this.#rowRules = this.#makeRowRules();
		this.#hidden = rows.flatMap(row => this.#hiddenBy(row) ?? []);
		const strange = rows.flatMap(row => noteIdOf(row) ?? []).filter(id => this.#isHeld(id) && !this.#waiting.has(id));
		const judge = this.#judge;
		// Such as those of the last visit, of which the feed tells nothing.
		if (judge && strange.length > 0) queueMicrotask(() => void this.#judgeShown(judge, strange));
		return placeRows(rows, this.#rowRules);
	};

	/** The rows of notes with their marks; call it after `place`. */
	readonly mark = (rows: readonly Row[]): readonly Row[] => (this.#rowRules ? markRows(rows, this.#rowRules) : rows);

	/** @param onDismiss takes a pinned note from the top */
	draw(row: NoteRow | PinnedRow, onDismiss?: () => void): ReactNode {
		if (row.kind === 'item') return <RuledNote row={row} />;
		return <PinnedNote noteId={row.noteId} onDismiss={onDismiss ?? (() => this.dismissPin(row.noteId))} />;
	}

	/** Whether a note has to be seen as a row of its own. */
	isMarked(noteId: string): boolean {
		const verdict = this.#judge?.verdictOf(noteId);
		return verdict?.color != null || verdict?.isFolded === true || this.#rowRules?.sent.has(noteId) === true;
	}

	/** The notes at the top. */
	get pinned(): readonly string[] {
		return this.#pins.ids;
	}

	/** Puts a note that is at the top back to its place. */
	dismissPin(noteId: string): void {
		this.#pins.dismiss(noteId);
		this.#changed(false);
	}

	/** The note of a row that is hidden; null if it isn't. */
	#hiddenBy(row: Row): string | null {
		const noteId = noteIdOf(row);
		return noteId !== null && this.#judge?.verdictOf(noteId)?.isHidden ? noteId : null;
	}

	#makeRowRules(): RowRules {
		const { session, feed } = this.#place;
		return {
			verdictOf: id => this.#judge?.verdictOf(id),
			isWaiting: id => this.#isHeld(id),
			pinned: this.#pins.ids.filter(id => this.#isUnmuted(id)),
			sent: this.#sent(),
			timeOf: id => session.entities.note(id)?.createdAt,
			isWhole: feed.state.older === 'end',
		};
	}

	#sent(): ReadonlyMap<string, string> {
		const { columnId, session } = this.#place;
		return new Map(
			sentNotes.to(columnId, session).flatMap(({ noteId, from }) => (this.#isUnmuted(noteId) ? [[noteId, from]] : [])),
		);
	}

	/** Whether a note doesn't show until its verdict is known, or late. */
	#isHeld(noteId: string): boolean {
		return this.#judge !== null && this.#judge.verdictOf(noteId) === undefined && !this.#released.has(noteId);
	}

	#isUnmuted(noteId: string): boolean {
		return this.#place.session.wordMutes.verdictOf(noteId) === 'none';
	}

	#deckChanged(): void {
		this.#readRules();
		// A column that was taken back into the deck is on the page a little later.
		this.#wakeTimer ??= setTimeout(() => {
			this.#wakeTimer = undefined;
			this.#wakeTargets();
		}, WAKE_MS);
	}

	#wakeTargets(): void {
		for (const target of sentNotes.targetsOf(this.#place.columnId)) wakeReceiver(target);
	}

	#readRules(): void {
		const { columnId } = this.#place;
		const stored = columnOf(deckStore.deck, columnId)?.rules;
		if (stored === this.#stored) return;
		this.#stored = stored;
		const rules = usedRules(stored);
		if (rules.length > 0) return void this.#take(rules);
		this.#stop();
		this.#changed(false);
	}

	/** Judges the column by other rules; those before count until that is done. */
	async #take(rules: readonly ColumnRule[]): Promise<void> {
		const { session, columnId } = this.#place;
		const next = new RuleJudge({
			rules,
			factsOf: id => noteFacts(session, id),
			loadMatcher: async () => (await import('@workers/columnRule/columnRule.client')).columnRuleClient,
			switchedOff: reportSlow,
		});
		const isAtStart = this.#isAtStart;
		if (isAtStart) this.#judge = next;
		else this.#next = next;
		for (const end of this.#unregister) end();
		const part = {
			judged: async (ids: readonly string[]) => this.#judge?.judge(ids),
			isQuiet: (id: string) => {
				const verdict = this.#judge?.verdictOf(id);
				return verdict !== undefined && (verdict.isHidden || verdict.isFolded);
			},
			soundOf: (id: string) => this.#judge?.verdictOf(id)?.sound ?? null,
			hidden: () => this.#hidden.flatMap(id => addressOf(session, id) ?? []),
		};
		this.#unregister = [addArrivalGate(session, columnId, ids => this.#admit(ids)), addRuledColumn(columnId, part)];
		if (isAtStart) return this.#look();
		await next.judge(shownNotes(this.#place.feed));
		if (this.#next !== next || this.#hasEnded) return;
		this.#forget();
		this.#judge = next;
		this.#next = null;
		this.#watch.watch([]);
		this.#look();
		this.#changed(false);
	}

	/** Judges notes before they enter the feed. */
	async #admit(noteIds: readonly string[]): Promise<void> {
		const judged = Promise.all([this.#judge?.judge(noteIds), this.#next?.judge(noteIds)]);
		let timer: ReturnType<typeof setTimeout> | undefined;
		const late = new Promise<'late'>(resolve => {
			timer = setTimeout(() => resolve('late'), HOLD_MS);
		});
		if ((await Promise.race([judged, late])) === 'late') for (const id of noteIds) this.#released.add(id);
		clearTimeout(timer);
	}

	/** Judges what the feed has and was not judged, and does what is to be done once. */
	#look(): void {
		const judge = this.#judge;
		if (!judge || this.#hasEnded) return;
		const ids = shownNotes(this.#place.feed);
		if (judge.readsReactions) {
			// Nothing told of their reactions while they were out of the column.
			const others = judge.countedOtherwise(this.#watch.watch(ids));
			if (others.length > 0) void this.#reactionsChanged(others, false);
		}
		const unknown = ids.filter(id => judge.verdictOf(id) === undefined);
		if (unknown.length > 0 || judge.due.length > 0) void this.#judgeShown(judge, unknown);
		if (this.#apply(ids)) this.#changed(true);
		this.#prune(judge, ids);
	}

	/** Judges notes of the column, which are held back for that, but not for long. */
	async #judgeShown(judge: RuleJudge, noteIds: readonly string[]): Promise<void> {
		if (this.#hasEnded) return;
		const held = noteIds.filter(id => !this.#waiting.has(id) && !this.#released.has(id));
		for (const id of held) this.#waiting.add(id);
		const release = () => {
			let any = false;
			for (const id of held) {
				any = this.#waiting.delete(id) || any;
				if (judge.verdictOf(id) === undefined) this.#released.add(id);
			}
			return any;
		};
		const timer = setTimeout(() => release() && this.#changed(false), HOLD_MS);
		const { due } = judge;
		const isNew = await judge.judge(noteIds);
		clearTimeout(timer);
		const wasHeld = release();
		if (this.#hasEnded || judge !== this.#judge) return;
		const isApplied = this.#apply([...noteIds, ...due]);
		if (isNew || wasHeld || isApplied) this.#changed(false);
	}

	/** Pins and sends what the rules say, once. Muted notes are left alone. */
	#apply(noteIds: readonly string[]): boolean {
		const { session, columnId } = this.#place;
		let any = false;
		for (const noteId of noteIds) {
			const verdict = this.#judge?.verdictOf(noteId);
			if (!verdict || this.#applied.get(noteId) === verdict || !this.#isUnmuted(noteId)) continue;
			this.#applied.set(noteId, verdict);
			if (verdict.isPinned && this.#pins.pin(noteId)) any = true;
			for (const target of verdict.sentTo) {
				if (target === columnId || !columnOf(deckStore.deck, target)) continue;
				sentNotes.send({ noteId, from: columnId, session }, target);
			}
		}
		this.#wakeTargets();
		return any;
	}

	/** @param isNow whether it has just happened, so that it may be heard */
	async #reactionsChanged(noteIds: readonly string[], isNow: boolean): Promise<void> {
		const judge = this.#judge;
		if (!judge) return;
		const before = new Map(noteIds.map(id => [id, judge.verdictOf(id)?.sound]));
		const isNew = await judge.reactionsChanged(noteIds);
		if (!isNew || this.#hasEnded || judge !== this.#judge) return;
		for (const id of noteIds) {
			const sound = judge.verdictOf(id)?.sound;
			if (isNow && sound && sound !== before.get(id) && this.#isUnmuted(id)) appEvents.emit('ruleSounded', { sound });
		}
		this.#apply(noteIds);
		this.#changed(true);
	}

	/**
	 * What arrives is sent even while the column is asleep, when its feed takes nothing in. It arrives in the columns that
	 * it is sent to, with their sounds and marks.
	 */
	#hear(noteIds: readonly string[]): void {
		const { session, columnId } = this.#place;
		if (this.#apply(noteIds)) this.#changed(true);
		const targets = new Map<string, string[]>();
		for (const noteId of noteIds) {
			for (const target of this.#applied.get(noteId)?.sentTo ?? []) {
				if (target !== columnId) targets.set(target, [...(targets.get(target) ?? []), noteId]);
			}
		}
		for (const [target, ids] of targets) {
			appEvents.emit('notesArrived', { session, noteIds: ids, columnId: target });
		}
	}

	async #mutesChanged(): Promise<void> {
		const { columnId, session } = this.#place;
		const shown = [...this.#pins.ids, ...sentNotes.to(columnId, session).map(({ noteId }) => noteId)];
		if (shown.length > 0) await session.wordMutes.prepare(shown).catch(() => {});
		if (!this.#hasEnded) this.#changed(false);
	}

	#lose(noteId: string): void {
		this.#pins.remove(noteId);
		sentNotes.withdraw(this.#place.columnId, this.#place.session, id => id === noteId);
		this.#changed(true);
	}

	#stop(): void {
		for (const end of this.#unregister) end();
		this.#unregister = [];
		this.#judge = null;
		this.#next = null;
		this.#watch.end();
		this.#forget();
	}

	/** Takes back what the rules until now have pinned and sent. */
	#forget(): void {
		this.#pins.clear();
		this.#applied = new Map();
		this.#waiting = new Set();
		this.#released = new Set();
		sentNotes.withdraw(this.#place.columnId, this.#place.session);
	}

	#prune(judge: RuleJudge, noteIds: readonly string[]): void {
		if (judge.size < noteIds.length + MOST_LEFT) return;
		const { entities } = this.#place.session;
		const isKept = (id: string) => entities.note(id) !== undefined;
		judge.keep(isKept);
		for (const id of this.#applied.keys()) if (!isKept(id)) this.#applied.delete(id);
		for (const id of this.#released) if (!isKept(id)) this.#released.delete(id);
	}
}

/** By what a note is known on every server; null if it isn't stored. */
function addressOf(session: Session, noteId: string): string | null {
	const note = session.entities.note(noteId);
	return note ? noteUri(note, session.origin) : null;
}

/** Says that a regex took too long: its rule matches nothing until the rules change or the page is loaded again. */
function reportSlow({ conditions }: ColumnRule): void {
	const regex = conditions.find(({ kind }) => kind === 'regex')?.value ?? '';
	toast(fill(text.columnRules.switchedOff, { rule: String(regex) }), { tone: 'danger', icon: 'warning' });
}
