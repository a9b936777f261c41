import type { ColumnRuleAnswer } from '@workers/columnRule/columnRule.client';
import type { MatchedRule } from '@workers/columnRule/columnRule.protocol';
import type { ColumnRule } from '@/domain/columnRule/ColumnRule';
import type { NoteFacts } from '@/domain/columnRule/NoteFacts';
import { readsReactions } from '@/domain/columnRule/ruleProblems';
import { type RuleVerdict, verdictOf } from '@/domain/columnRule/ruleVerdict';

interface RuleMatcher {
	match(rules: readonly MatchedRule[], notes: readonly NoteFacts[]): Promise<ColumnRuleAnswer>;
}

export interface RuleJudgeOptions {
	/** Those in use, in their order. */
	readonly rules: readonly ColumnRule[];
	/** Null if the note isn't stored. */
	readonly factsOf: (noteId: string) => NoteFacts | null;
	/** Called for the first notes. */
	readonly loadMatcher: () => Promise<RuleMatcher>;
	/** A rule took too long, and matches nothing any more. */
	readonly switchedOff: (rule: ColumnRule) => void;
}

interface Judged {
	/** The indexes of the rules that match, in order. */
	readonly matched: readonly number[];
	readonly verdict: RuleVerdict;
	/** How many reactions it had. */
	readonly reactions: number;
}

/** Notes whose language could not be told are judged again after this time at the earliest. */
const AGAIN_MS = 30_000;

/**
 * Applies the rules of one column to its notes, off the main thread. Notes with the same matches have the same verdict
 * object, so that comparing identities is enough.
 */
export class RuleJudge {
	readonly #options: RuleJudgeOptions;
	readonly #judged = new Map<string, Judged>();
	readonly #running = new Map<string, Promise<boolean>>();
	readonly #verdicts = new Map<string, RuleVerdict>();
	readonly #hostile = new Set<number>();
	/** The notes whose language could not be told. */
	readonly #unread = new Set<string>();
	/** When that was tried last. */
	#triedAt = 0;

	constructor(options: RuleJudgeOptions) {
		this.#options = options;
	}

	/** Whether the verdicts depend on reactions. */
	get readsReactions(): boolean {
		return this.#options.rules.some(readsReactions);
	}

	/** Undefined if the note was not judged yet. */
	verdictOf(noteId: string): RuleVerdict | undefined {
		return this.#judged.get(noteId)?.verdict;
	}

	/** The notes whose language could not be told, once it is time to try again. */
	get due(): readonly string[] {
		if (this.#unread.size === 0 || performance.now() - this.#triedAt < AGAIN_MS) return [];
		return [...this.#unread].filter(id => !this.#running.has(id));
	}

	/**
	 * Judges those of the notes that were not judged yet, and all that are due. Never rejects: where no worker responds,
	 * they stay unjudged.
	 * @returns whether any verdict is new
	 */
	async judge(noteIds: readonly string[]): Promise<boolean> {
		const wanted = noteIds.filter(id => !this.#judged.has(id) && !this.#running.has(id));
		const { due } = this;
		if (due.length > 0) this.#triedAt = performance.now();
		const waited = noteIds.flatMap(id => this.#running.get(id) ?? []);
		const ids = [...new Set([...wanted, ...due])];
		const run = ids.length === 0 ? Promise.resolve(false) : this.#match(ids);
		for (const id of ids) this.#running.set(id, run);
		const areNew = await Promise.all([run, ...waited]);
		for (const id of ids) this.#running.delete(id);
		return areNew.includes(true);
	}

	/**
	 * Judges notes again by the rules that read reactions, which may only add to what matched.
	 * @returns whether any verdict changed
	 */
	reactionsChanged(noteIds: readonly string[]): Promise<boolean> {
		return this.#match(
			noteIds.filter(id => this.#judged.has(id)),
			readsReactions,
		);
	}

	/** Those of the notes that had another number of reactions when they were judged. */
	countedOtherwise(noteIds: readonly string[]): readonly string[] {
		return noteIds.filter(id => {
			const judged = this.#judged.get(id);
			const facts = judged && this.#options.factsOf(id);
			return facts && facts.reactions !== judged.reactions;
		});
	}

	/** How many notes have a verdict. */
	get size(): number {
		return this.#judged.size;
	}

	/** Forgets all other notes. */
	keep(isKept: (noteId: string) => boolean): void {
		for (const id of this.#judged.keys()) if (!isKept(id)) this.#judged.delete(id);
		for (const id of this.#unread) if (!isKept(id)) this.#unread.delete(id);
	}

	/** @param isAsked which rules; all by default */
	async #match(noteIds: readonly string[], isAsked?: (rule: ColumnRule) => boolean): Promise<boolean> {
		const { rules, factsOf, loadMatcher } = this.#options;
		const places = [...rules.keys()].filter(place => {
			const rule = rules[place];
			return rule !== undefined && isAsked?.(rule) !== false && !this.#hostile.has(place);
		});
		const asked = places.flatMap(place => rules[place] ?? []);
		const notes = noteIds.flatMap(id => {
			const facts = factsOf(id);
			return facts ? [{ id, facts }] : [];
		});
		if (notes.length === 0) return false;
		try {
			const matcher = await loadMatcher();
			const answer = await matcher.match(
				asked,
				notes.map(({ facts }) => facts),
			);
			for (const index of answer.hostile) this.#switchOff(places[index]);
			for (const { id } of notes) {
				if (!answer.knowsLanguages) this.#leaveUnread(id);
				else if (!isAsked) this.#unread.delete(id);
			}
			const changed = notes.map(({ id, facts }, index) =>
				this.#take(
					id,
					facts.reactions,
					(answer.matches[index] ?? []).flatMap(each => places[each] ?? []),
				),
			);
			return changed.some(Boolean);
		} catch (error) {
			console.warn('Notes could not be judged by the rules of a column.', error);
			return false;
		}
	}

	/** Adds what matched to what matched before: a mark stays when a reaction is taken back. */
	#take(noteId: string, reactions: number, found: readonly number[]): boolean {
		const before = this.#judged.get(noteId);
		const matched = [...new Set([...(before?.matched ?? []), ...found])].sort((a, b) => a - b);
		const verdict = this.#verdictOf(matched);
		this.#judged.set(noteId, { matched, verdict, reactions });
		return before?.verdict !== verdict;
	}

	#verdictOf(matched: readonly number[]): RuleVerdict {
		const key = matched.join(' ');
		const known = this.#verdicts.get(key) ?? verdictOf(matched.flatMap(place => this.#options.rules[place] ?? []));
		this.#verdicts.set(key, known);
		return known;
	}

	#switchOff(place: number | undefined): void {
		const rule = place === undefined ? undefined : this.#options.rules[place];
		if (place === undefined || !rule || this.#hostile.has(place)) return;
		this.#hostile.add(place);
		this.#options.switchedOff(rule);
	}

	#leaveUnread(noteId: string): void {
		if (this.#unread.size === 0) this.#triedAt = performance.now();
		this.#unread.add(noteId);
	}
}
