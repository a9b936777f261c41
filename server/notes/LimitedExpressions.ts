import { type Context, createContext, Script } from 'node:vm';
import { readExpression } from './readExpression';

/** Real expressions take a hundredth of this. */
const WITHIN_MS = 100;
/** How often an expression may take longer before it is disabled, as the machine may be busy. */
const CHANCES = 3;

/** `at` is the index at which it was interrupted. Invalid expressions match nothing. */
const TRY = `(() => {
	for (at = 0; at < tries.length; at++) {
		const { source, flags, text } = tries[at];
		try {
			if (new RegExp(source, flags).test(text) && endsWithFirst) return true;
		} catch {}
	}
	return false;
})()`;

const NOTHING = { source: '(?!)', flags: '' };

interface Try {
	line: string;
	text: string;
}

/**
 * Runs users' regexes on this thread with a time limit: one that takes too long is interrupted, and disabled if that
 * happens repeatedly.
 */
export class LimitedExpressions {
	readonly #failures = new Map<string, number>();
	#context: Context | null = null;
	#script: Script | null = null;

	/** Whether any of the lines matches the text. One that takes too long doesn't match, and is logged. */
	matchAny(lines: readonly string[], text: string): boolean {
		const usable = lines.filter(line => (this.#failures.get(line) ?? 0) < CHANCES);
		return this.#each(
			usable.map(line => ({ line, text })),
			true,
			line => {
				this.#blame(line);
				return false;
			},
		);
	}

	/** Whether it takes too long for one of the texts. */
	isSlow(line: string, texts: readonly string[]): boolean {
		return this.#each(
			texts.map(text => ({ line, text })),
			false,
			() => true,
		);
	}

	/**
	 * @param endsWithFirst whether the first match is the result
	 * @param onSlow called for expressions that took too long twice, the second time by themselves; returns whether
	 * that is the result
	 */
	#each(tries: readonly Try[], endsWithFirst: boolean, onSlow: (line: string) => boolean): boolean {
		for (let left = tries; left.length > 0; ) {
			const result = this.#run(left, endsWithFirst);
			if (typeof result === 'boolean') return result;
			const alone = this.#run(left.slice(result, result + 1), endsWithFirst);
			if (alone === true || (alone === 0 && onSlow(left[result]?.line ?? ''))) return true;
			left = left.slice(result + 1);
		}
		return false;
	}

	/** @returns whether any matched; a number is the index of the interrupted one */
	#run(tries: readonly Try[], endsWithFirst: boolean): boolean | number {
		this.#context ??= createContext({});
		this.#script ??= new Script(TRY);
		const read = tries.map(({ line, text }) => ({ ...(readExpression(line) ?? NOTHING), text }));
		Object.assign(this.#context, { tries: read, endsWithFirst, at: 0 });
		try {
			return this.#script.runInContext(this.#context, { timeout: WITHIN_MS }) === true;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
			return Number(this.#context.at);
		}
	}

	#blame(line: string): void {
		const failures = (this.#failures.get(line) ?? 0) + 1;
		this.#failures.set(line, failures);
		const rest = failures < CHANCES ? '' : ' from now on';
		console.error(`The pattern ${line} takes too long and is passed over${rest}.`);
	}
}
