import type { ColumnSound } from '../deck/deck';
import type { ActionKind, ActionValues, ColumnRule, HighlightColor } from './ColumnRule';
import { type Test, testOf } from './conditionKinds';
import { readsReactions } from './ruleProblems';

/** What the rules of a column make of a note. */
export interface RuleVerdict {
	readonly isHidden: boolean;
	readonly isFolded: boolean;
	readonly color: HighlightColor | null;
	readonly sound: ColumnSound | null;
	readonly isPinned: boolean;
	/** The ids of the columns that it is sent to. */
	readonly sentTo: readonly string[];
}

export const NO_VERDICT: RuleVerdict = {
	...{ isHidden: false, isFolded: false, color: null, sound: null, isPinned: false },
	sentTo: [],
};

/** Whether a rule matches a note. Its tests are made once for many notes. */
export function matcherOf({ match, conditions }: Pick<ColumnRule, 'match' | 'conditions'>): Test {
	const tests = conditions.map(testOf);
	return facts =>
		match === 'all' ? tests.length > 0 && tests.every(test => test(facts)) : tests.some(test => test(facts));
}

/**
 * The verdict of the rules that matched a note, in their order: where two disagree (hide and fold, two colours, two
 * sounds), the upper one counts. A hidden note has no marks and no pin. Rules that read reactions take nothing from view.
 */
export function verdictOf(matched: readonly ColumnRule[]): RuleVerdict {
	if (matched.length === 0) return NO_VERDICT;
	const place = matched
		.filter(rule => !readsReactions(rule))
		.flatMap(({ actions }) => actions)
		.find(({ kind }) => kind === 'hide' || kind === 'fold')?.kind;
	const isHidden = place === 'hide';
	const values = <Kind extends ActionKind>(wanted: Kind): readonly ActionValues[Kind][] =>
		matched.flatMap(({ actions }) =>
			actions.flatMap(({ kind, value }) => (kind === wanted ? [value as ActionValues[Kind]] : [])),
		);
	return {
		isHidden,
		isFolded: place === 'fold',
		color: isHidden ? null : (values('highlight')[0] ?? null),
		sound: values('sound')[0] ?? null,
		isPinned: !isHidden && values('pin').length > 0,
		sentTo: [...new Set(values('send'))],
	};
}
