import type { MuteRule } from '@workers/wordMute/wordMute.protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Emitter } from '@/base/Emitter';
import { LruCache } from '@/base/LruCache';
import type { Me } from '@/domain/account/Me';
import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';

/** `soft`: replaced by a line that can show the note. `hard`: hidden for good. */
export type MuteVerdict = 'none' | 'soft' | 'hard';
/** `unknown`: not checked against the present rules yet; must not be shown until it is. */
export type KnownVerdict = MuteVerdict | 'unknown';

export interface WordMatcher {
	match(
		rules: readonly MuteRule[],
		texts: readonly string[],
	): Promise<{ matches: readonly number[]; hostile: readonly MuteRule[] }>;
}

/** What plugins do with a session's notes before they are shown; comes once one of them wants to (`features/plugins`). */
export interface NoteInterruption {
	/** Has the plugins look at these notes. Never rejects, and takes no longer than they may. */
	prepare(ids: readonly string[]): Promise<void>;
	/** `hard`: a plugin hides it. `unknown`: they haven't looked at it yet. */
	verdictOf(noteId: string): KnownVerdict;
}

interface WordMutesOptions {
	readonly noteOf: (id: string) => Note | undefined;
	readonly me: StoreApi<{ readonly me: Me | null }>;
	/** Called when there is a first rule. */
	readonly loadMatcher: () => Promise<WordMatcher>;
}

/** Verdicts are cached by text, up to this many characters. */
const KEPT_CHARACTERS = 2_000_000;

const makeVerdicts = () =>
	new LruCache<MuteVerdict>({ limit: KEPT_CHARACTERS, weigh: (_verdict, text) => text.length + 1 });

/**
 * Applies a session's muted words to its notes. Notes are checked before they are shown; the user's own never match.
 */
export class WordMutes {
	/** Increases when existing verdicts become invalid. */
	readonly version: StoreApi<{ version: number }> = createStore(() => ({ version: 0 }));
	/** A regex took too long and is disabled until the rules change. */
	readonly events = new Emitter<{ switchedOff: { rule: string } }>();
	readonly #options: WordMutesOptions;
	/** By text: the same words get the same verdict, whoever wrote them. */
	#verdicts = makeVerdicts();
	#hard: readonly MuteRule[] = [];
	#soft: readonly MuteRule[] = [];
	#hostile = new Set<string>();
	#known = '';
	#interruption: NoteInterruption | null = null;

	constructor(options: WordMutesOptions) {
		this.#options = options;
		this.#readRules();
		options.me.subscribe(() => this.#readRules());
	}

	/** Whether there are no rules and no plugins, so that no note has to be checked. */
	get isEmpty(): boolean {
		return this.#hasNoRules && this.#interruption === null;
	}

	/** The muted words, without those that took too long. */
	get rules(): { readonly hard: readonly MuteRule[]; readonly soft: readonly MuteRule[] } {
		return { hard: this.#hard, soft: this.#soft };
	}

	/** Disables rules that took too long, also elsewhere, until the rules change. Notes that they would mute are shown. */
	switchOff(hostile: readonly MuteRule[]): void {
		for (const rule of hostile) this.#switchOff(rule);
	}

	/** Sets what plugins do with notes, also anew, so that all notes are looked at again; null if there are none. */
	interrupt(interruption: NoteInterruption | null): void {
		this.#interruption = interruption;
		this.version.setState(({ version }) => ({ version: version + 1 }));
	}

	/** Checks these notes, and those that they renote, quote and reply to. Wait for it before showing them. */
	async prepare(ids: readonly string[]): Promise<void> {
		await Promise.all([this.#prepareWords(ids), this.#interruption?.prepare(ids)]);
	}

	async #prepareWords(ids: readonly string[]): Promise<void> {
		if (this.#hasNoRules) return;
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
		this.switchOff(hostile);
	}

	/**
	 * @param isBelow whether it is shown below the note it replies to, which is visible then: only its own words count
	 */
	verdictOf(noteId: string, isBelow = false): KnownVerdict {
		const interrupted = this.#interruption?.verdictOf(noteId) ?? 'none';
		if (this.#hasNoRules || interrupted !== 'none') return interrupted;
		const answered = isBelow ? this.#options.noteOf(noteId)?.replyId : undefined;
		const shown = this.#shownWith(noteId).filter(note => note.id !== answered);
		const verdicts = shown.map(note => this.#verdictOfText(textOf(note)));
		return (['hard', 'unknown', 'soft'] as const).find(verdict => verdicts.includes(verdict)) ?? 'none';
	}

	get #hasNoRules(): boolean {
		return this.#hard.length + this.#soft.length === 0;
	}

	#verdictOfText(text: string): KnownVerdict {
		return text === '' ? 'none' : (this.#verdicts.get(text) ?? 'unknown');
	}

	/** The notes by others whose text is part of a card. */
	#shownWith(id: string): Note[] {
		const { noteOf, me } = this.#options;
		const own = me.getState().me?.id;
		const note = noteOf(id);
		const renoted = note?.renoteId ? noteOf(note.renoteId) : undefined;
		// A quote is shown in the card of the note that quotes it, and in renotes of that note.
		const quoted = note && isPureRenote(note) && renoted?.renoteId ? noteOf(renoted.renoteId) : undefined;
		const shown = [
			note,
			renoted,
			quoted,
			...[note?.replyId, renoted?.replyId].map(reply => (reply ? noteOf(reply) : undefined)),
		];
		// The user's own notes are never muted, whatever they reply to or quote.
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
