import type { ColumnRule } from '@/domain/columnRule/ColumnRule';
import type { NoteFacts } from '@/domain/columnRule/NoteFacts';

/** The part of a rule that says which notes it matches. */
export type MatchedRule = Pick<ColumnRule, 'match' | 'conditions'>;

export interface ColumnRulePipeline {
	/** Loads what tells languages that share a script; call it before the first `match` that reads them, as it may take a while. */
	loadLanguages(): Promise<void>;
	/**
	 * For each note the indexes of the rules that match it, in order. May never end with a hostile regex: call it with a
	 * time limit.
	 */
	match(rules: readonly MatchedRule[], notes: readonly NoteFacts[]): Promise<number[][]>;
}
