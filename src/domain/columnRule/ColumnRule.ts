import type { ColumnSound } from '../deck/deck';

/** What each kind of condition is given; null for kinds that need nothing. */
export interface ConditionValues {
	/** `name` for the column's own server, or `name@host`, in lower case. */
	readonly author: string;
	/** Words with spaces between: all must occur. */
	readonly word: string;
	/** `/regex/flags` */
	readonly regex: string;
	readonly media: null;
	readonly cw: null;
	readonly renote: null;
	readonly quote: null;
	readonly reply: null;
	readonly bot: null;
	/** The least number of reactions. */
	readonly reactions: number;
	/** A code of `ruleLanguages`. */
	readonly language: string;
	/** The host, in lower case. */
	readonly server: string;
}

export type ConditionKind = keyof ConditionValues;

export type RuleCondition = {
	readonly [Kind in ConditionKind]: {
		readonly kind: Kind;
		readonly value: ConditionValues[Kind];
		/** Set: it holds where the condition itself doesn't. */
		readonly isNot?: true;
	};
}[ConditionKind];

/** The colours of highlighted notes, as tokens of the theme. */
export const HIGHLIGHT_COLORS = ['--accent', '--account-2', '--account-3', '--account-4', '--account-5'] as const;
export type HighlightColor = (typeof HIGHLIGHT_COLORS)[number];

/** What each kind of action is given; null for kinds that need nothing. */
export interface ActionValues {
	readonly hide: null;
	readonly fold: null;
	readonly highlight: HighlightColor;
	readonly sound: ColumnSound;
	readonly pin: null;
	/** The id of a column of the same deck. */
	readonly send: string;
}

export type ActionKind = keyof ActionValues;

export type RuleAction = {
	readonly [Kind in ActionKind]: { readonly kind: Kind; readonly value: ActionValues[Kind] };
}[ActionKind];

/** A rule of a column (rules/columnRules). */
export interface ColumnRule {
	/** Unique within the column. */
	readonly id: string;
	/** Whether it is in use. */
	readonly isOn: boolean;
	/** Whether all conditions must hold, or one of them. */
	readonly match: 'all' | 'any';
	readonly conditions: readonly RuleCondition[];
	readonly actions: readonly RuleAction[];
}
