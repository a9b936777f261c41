import type { NoteFacts } from '@/domain/columnRule/NoteFacts';
import { readsLanguage, readsRegex } from '@/domain/columnRule/ruleProblems';
import { WorkerCallError } from '@/platform/workerErrors';
import { WorkerPool } from '@/platform/workerPool';
import type { ColumnRulePipeline, MatchedRule } from './columnRule.protocol';

/** A rule that takes longer counts as hostile. First all rules get this time together; if that fails, each by itself. */
const TIME_LIMIT_MS = 300;
/** Columns with rules are judged all the time: a worker that has loaded the languages stays for a while. */
const IDLE_MS = 5 * 60_000;

/** The part of a pool that the client uses; tests pass their own. */
export type ColumnRulePool = Pick<WorkerPool<ColumnRulePipeline>, 'run' | 'isLocal'>;

export interface ColumnRuleAnswer {
	/** For each note the indexes of the rules that match it, in order. */
	readonly matches: readonly (readonly number[])[];
	/** The indexes of rules that took too long. They matched nothing and should not be used again. */
	readonly hostile: readonly number[];
	/** Whether languages could be told. */
	readonly knowsLanguages: boolean;
}

/** The app's only door to the matching of notes with the rules of columns. */
export class ColumnRuleClient {
	readonly #pool: ColumnRulePool;

	constructor(pool: ColumnRulePool) {
		this.#pool = pool;
	}

	/**
	 * Where nothing could stop a regex, rules that have one match nothing.
	 * @throws {WorkerCallError} no worker responds
	 */
	async match(rules: readonly MatchedRule[], notes: readonly NoteFacts[]): Promise<ColumnRuleAnswer> {
		const nothing = { matches: notes.map(() => []), hostile: [], knowsLanguages: true };
		if (rules.length === 0 || notes.length === 0) return nothing;
		const knowsLanguages = !rules.some(readsLanguage) || (await this.#loadLanguages());
		const places = [...rules.keys()].filter(index => !this.#pool.isLocal || !readsRegex(at(rules, index)));
		try {
			return { ...nothing, matches: await this.#run(rules, places, notes), knowsLanguages };
		} catch (error) {
			if (!wasTooMuch(error)) throw error;
			return { ...(await this.#matchEach(rules, places, notes)), knowsLanguages };
		}
	}

	async #matchEach(rules: readonly MatchedRule[], places: readonly number[], notes: readonly NoteFacts[]) {
		const matches: number[][] = notes.map(() => []);
		const hostile: number[] = [];
		for (const place of places) {
			try {
				const found = await this.#run(rules, [place], notes);
				for (const [note, matched] of found.entries()) matches[note]?.push(...matched);
			} catch (error) {
				if (wasTooMuch(error) && readsRegex(at(rules, place))) hostile.push(place);
			}
		}
		return { matches, hostile };
	}

	/** @param places the indexes of the rules to ask about, which the answer has too */
	async #run(rules: readonly MatchedRule[], places: readonly number[], notes: readonly NoteFacts[]) {
		if (places.length === 0) return notes.map((): number[] => []);
		const asked = places.map(index => {
			const { match, conditions } = at(rules, index);
			return { match, conditions };
		});
		const found = await this.#pool.run(pipeline => pipeline.match(asked, notes), { timeLimitMs: TIME_LIMIT_MS });
		return found.map(matched => matched.flatMap(index => places[index] ?? []));
	}

	async #loadLanguages(): Promise<boolean> {
		try {
			await this.#pool.run(pipeline => pipeline.loadLanguages());
			return true;
		} catch (error) {
			console.warn('What tells languages could not be loaded.', error);
			return false;
		}
	}
}

function at(rules: readonly MatchedRule[], index: number): MatchedRule {
	return rules[index] ?? { match: 'all', conditions: [] };
}

const wasTooMuch = (error: unknown): boolean =>
	error instanceof WorkerCallError && (error.failure === 'timedOut' || error.failure === 'died');

export const columnRuleClient = new ColumnRuleClient(
	new WorkerPool<ColumnRulePipeline>({
		name: 'columnRule',
		size: 1,
		idleMs: IDLE_MS,
		spawn: () => new Worker(new URL('./columnRule.worker.ts', import.meta.url), { type: 'module', name: 'columnRule' }),
		loadLocal: async () => (await import('./columnRulePipeline')).columnRulePipeline(null),
	}),
);
