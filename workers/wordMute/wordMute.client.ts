import { WorkerCallError } from '@/platform/workerErrors';
import { WorkerPool } from '@/platform/workerPool';
import { isRegexRule } from './isRegexRule';
import type { MuteRule, WordMutePipeline } from './wordMute.protocol';

/**
 * A rule that takes longer counts as hostile. First all rules get this time together; if that fails, each by itself.
 */
const TIME_LIMIT_MS = 300;

/** The part of a pool that the client uses; tests pass their own. */
export type WordMutePool = Pick<WorkerPool<WordMutePipeline>, 'run' | 'isLocal'>;

export interface WordMuteAnswer {
	/** For each text the index of the first matching rule, or -1. */
	readonly matches: readonly number[];
	/** Rules that took too long. They matched nothing and should not be used again. */
	readonly hostile: readonly MuteRule[];
}

/** The app's only door to the matching of muted words. */
export class WordMuteClient {
	readonly #pool: WordMutePool;

	constructor(pool: WordMutePool) {
		this.#pool = pool;
	}

	/** Never rejects: if no worker responds, only rules that can't hang are matched. */
	async match(rules: readonly MuteRule[], texts: readonly string[]): Promise<WordMuteAnswer> {
		if (rules.length === 0 || texts.length === 0) return { matches: texts.map(() => -1), hostile: [] };
		const asked = this.#pool.isLocal ? rules.map(rule => (isRegexRule(rule) ? [] : rule)) : rules;
		try {
			return { matches: await this.#run(asked, texts), hostile: [] };
		} catch (error) {
			return wasTooMuch(error) ? this.#matchEach(asked, texts) : { matches: texts.map(() => -1), hostile: [] };
		}
	}

	async #matchEach(rules: readonly MuteRule[], texts: readonly string[]): Promise<WordMuteAnswer> {
		const matches = texts.map(() => -1);
		const hostile: MuteRule[] = [];
		for (const [index, rule] of rules.entries()) {
			try {
				const found = await this.#run([rule], texts);
				found.forEach((match, text) => {
					if (match === 0 && matches[text] === -1) matches[text] = index;
				});
			} catch (error) {
				if (wasTooMuch(error) && isRegexRule(rule)) hostile.push(rule);
			}
		}
		return { matches, hostile };
	}

	#run(rules: readonly MuteRule[], texts: readonly string[]): Promise<number[]> {
		return this.#pool.run(pipeline => pipeline.match(rules, texts), { timeLimitMs: TIME_LIMIT_MS });
	}
}

const wasTooMuch = (error: unknown): boolean =>
	error instanceof WorkerCallError && (error.failure === 'timedOut' || error.failure === 'died');

export const wordMuteClient = new WordMuteClient(
	new WorkerPool<WordMutePipeline>({
		name: 'wordMute',
		size: 1,
		spawn: () => new Worker(new URL('./wordMute.worker.ts', import.meta.url), { type: 'module', name: 'wordMute' }),
		loadLocal: async () => {
			const { matchWords } = await import('./matchWords');
			return { match: async (rules, texts) => matchWords(rules, texts) };
		},
	}),
);
