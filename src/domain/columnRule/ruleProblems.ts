import { ACTION_KINDS } from './actionKinds';
import type { ActionKind, ColumnRule } from './ColumnRule';
import { CONDITION_KINDS, type ValueProblem } from './conditionKinds';

export const MAX_RULES = 50;
export const MAX_CONDITIONS = 20;

/** Why an action can't be in a rule: another one is, it takes notes from view by their reactions, or its value is bad. */
export type ActionProblem = 'excluded' | 'takesAway' | 'twice' | 'value';

export interface RuleProblems {
	/** The problem of each condition, in order; null for none. */
	readonly conditions: readonly (ValueProblem | null)[];
	/** The problem of each action, in order; null for none. */
	readonly actions: readonly (ActionProblem | null)[];
	/** What is wrong with the rule as a whole; null for nothing. */
	readonly rule: 'noCondition' | 'tooManyConditions' | 'noAction' | null;
}

type Unproven = Pick<ColumnRule, 'conditions' | 'actions'>;

/** Whether a rule is judged again when the number of reactions changes. */
export const readsReactions = ({ conditions }: Pick<ColumnRule, 'conditions'>): boolean =>
	conditions.some(({ kind }) => kind === 'reactions');

export const readsLanguage = ({ conditions }: Pick<ColumnRule, 'conditions'>): boolean =>
	conditions.some(({ kind }) => kind === 'language');

/** Whether a rule has a regex, which may take indefinitely long. */
export const readsRegex = ({ conditions }: Pick<ColumnRule, 'conditions'>): boolean =>
	conditions.some(({ kind }) => kind === 'regex');

/** Why an action can't be added to a rule, or stay in it; null if it can. */
export function actionProblem(kind: ActionKind, rule: Unproven): 'excluded' | 'takesAway' | null {
	const { excludes, takesAway } = ACTION_KINDS[kind];
	if (rule.actions.some(other => excludes.includes(other.kind))) return 'excluded';
	return takesAway && readsReactions(rule) ? 'takesAway' : null;
}

/** What has to change before a rule can be saved. */
export function ruleProblems(rule: Unproven): RuleProblems {
	const { conditions, actions } = rule;
	return {
		conditions: conditions.map(({ kind, value, isNot }) =>
			isNot && !CONDITION_KINDS[kind].mayBeNot ? { problem: 'missing' } : CONDITION_KINDS[kind].problemOf(value),
		),
		actions: actions.map((action, index) => {
			if (actions.findIndex(({ kind }) => kind === action.kind) !== index) return 'twice';
			if (!ACTION_KINDS[action.kind].isValid(action.value)) return 'value';
			return actionProblem(action.kind, rule);
		}),
		rule:
			conditions.length === 0
				? 'noCondition'
				: conditions.length > MAX_CONDITIONS
					? 'tooManyConditions'
					: actions.length === 0
						? 'noAction'
						: null,
	};
}

export function isWholeRule(rule: Unproven): boolean {
	const { conditions, actions, rule: whole } = ruleProblems(rule);
	return whole === null && [...conditions, ...actions].every(problem => problem === null);
}
