import type { MuteRule } from '@workers/wordMute/wordMute.protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Emitter } from '@/base/Emitter';
import { LruCache } from '@/base/LruCache';
import type { Me } from '@/domain/account/Me';
import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';

/** `soft`: a line stands for the note, and brings it back. `hard`: nothing does. */
export type MuteVerdict = 'none' | 'soft' | 'hard';
/** `unknown`: the note was not looked at under the present rules; it must not be shown before it was. */
export type KnownVerdict = MuteVerdict | 'unknown';

export interface WordMatcher {
	match(
		rules: readonly MuteRule[],
		texts: readonly string[],
	): Promise<{ matches: readonly number[]; hostile: readonly MuteRule[] }>;
}

interface WordMutesOptions {
	readonly noteOf: (id: string) => Note | undefined;
	readonly me: StoreApi<{ readonly me: Me | null }>;
	/** Loaded with the first rule that there is. */
	readonly loadMatcher: () => Promise<WordMatcher>;
}

/** Verdicts are kept by text: so many characters of it. */
const KEPT_CHARACTERS = 2_000_000;

const makeVerdicts = () =>
	new LruCache<MuteVerdict>({ limit: KEPT_CHARACTERS, weigh: (_verdict, text) => text.length + 1 });

/** What a session's muted words say of its notes. Notes are looked at before they are shown; own ones never match. */
export class WordMutes {
	/** Counts up when verdicts that were given no longer hold. */
	readonly version: StoreApi<{ version: number }> = createStore(() => ({ version: 0 }));
	/** A regex took too long: until the rules are changed it mutes nothing. */
	readonly events = new Emitter<{ switchedOff: { rule: string } }>();
	readonly #options: WordMutesOptions;
	/** By text: the same words get the same verdict, whoever wrote them. */
	#verdicts = makeVerdicts();
	#hard: readonly MuteRule[] = [];
	#soft: readonly MuteRule[] = [];
	#hostile = new Set<string>();
	#known = '';

	constructor(options: WordMutesOptions) {
		this.#options = options;
		this.#readRules();
		options.me.subscribe(() => this.#readRules());
	}

	/** Whether no note has to be looked at. */
	get isEmpty(): boolean {
		return this.#hard.length + this.#soft.length === 0;
	}

	/** Looks at these notes, and at what they renote, quote and answer. Wait for it before they are shown. */
	async prepare(ids: readonly string[]): Promise<void> {
		if (this.isEmpty) return;
		const texts = new Set<string>();
		for (const id of ids) for (const note of this.#shownWith(id)) texts.add(textOf(note));
		const unknown = [...texts].filter(text => text !== '' && this.#verdicts.get(text) === undefined);
		if (unknown.length === 0) return;
		const verdicts = this.#verdicts;
		const matcher = await this.#options.loadMatcher();
		const rules = [...this.#hard, ...this.#soft];
		const hardCount = this.#hard.length;
		const { matches, hostile } = await matcher.match(rules, unknown);
		unknown.forEach((text, index) => {
			const match = matches[index] ?? -1;
			verdicts.set(text, match < 0 ? 'none' : match < hardCount ? 'hard' : 'soft');
		});
		for (const rule of hostile) this.#switchOff(rule);
	}

	/** @param isBelow it stands below what it answers, which the reader has before their eyes: only its own words count */
	verdictOf(noteId: string, isBelow = false): KnownVerdict {
		if (this.isEmpty) return 'none';
		const answered = isBelow ? this.#options.noteOf(noteId)?.replyId : undefined;
		const shown = this.#shownWith(noteId).filter(note => note.id !== answered);
		const verdicts = shown.map(note => this.#verdictOfText(textOf(note)));
		return (['hard', 'unknown', 'soft'] as const).find(verdict => verdicts.includes(verdict)) ?? 'none';
	}

	#verdictOfText(text: string): KnownVerdict {
		return text === '' ? 'none' : (this.#verdicts.get(text) ?? 'unknown');
	}

	/** The notes of others whose words a card shows. */
	#shownWith(id: string): Note[] {
		const { noteOf, me } = this.#options;
		const own = me.getState().me?.id;
		const note = noteOf(id);
		const renoted = note?.renoteId ? noteOf(note.renoteId) : undefined;
		// A quote shows in the card of the note that quotes it, and in that note's renotes.
		const quoted = note && isPureRenote(note) && renoted?.renoteId ? noteOf(renoted.renoteId) : undefined;
		const shown = [
			note,
			renoted,
			quoted,
			...[note?.replyId, renoted?.replyId].map(reply => (reply ? noteOf(reply) : undefined)),
		];
		// Somebody's own note is theirs, whatever it answers or quotes.
		if (note && note.userId === own && !isPureRenote(note)) return [];
		return shown.filter(each => each !== undefined).filter(each => each.userId !== own);
	}

	#readRules(): void {
		const me = this.#options.me.getState().me;
		const known = JSON.stringify([me?.hardMutedWords ?? [], me?.mutedWords ?? []]);
		if (known === this.#known) return;
		this.#known = known;
		this.#hostile = new Set();
		this.#setRules(me?.hardMutedWords ?? [], me?.mutedWords ?? []);
	}

	#setRules(hard: readonly MuteRule[], soft: readonly MuteRule[]): void {
		const isLeft = (rule: MuteRule) => typeof rule !== 'string' || !this.#hostile.has(rule);
		this.#hard = hard.filter(isLeft);
		this.#soft = soft.filter(isLeft);
		this.#verdicts = makeVerdicts();
		this.version.setState(({ version }) => ({ version: version + 1 }));
	}

	/** Until the rules are changed. What it would have muted shows. */
	#switchOff(rule: MuteRule): void {
		if (typeof rule !== 'string' || this.#hostile.has(rule)) return;
		this.#hostile.add(rule);
		this.#hard = this.#hard.filter(each => each !== rule);
		this.#soft = this.#soft.filter(each => each !== rule);
		this.events.emit('switchedOff', { rule });
	}
}

function textOf(note: Note): string {
	const choices = note.poll?.choices.map(choice => choice.text) ?? [];
	return [note.cw, note.text, ...choices].filter(part => part !== null && part !== '').join('\n');
}
