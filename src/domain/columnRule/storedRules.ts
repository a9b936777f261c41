import { isRecord } from '@/base/isRecord';
import { isActionKind } from './actionKinds';
import type { ColumnRule, RuleAction, RuleCondition } from './ColumnRule';
import { isConditionKind } from './conditionKinds';
import { isWholeRule } from './ruleProblems';

/** A stored rule. One that can't be used stays as it is, so that another version or device still has it. */
export type StoredRule =
	| { readonly stored: unknown; readonly rule: ColumnRule; readonly problem: null }
	| {
			readonly stored: unknown;
			readonly rule: null;
			/** `newer`: it has kinds that this version doesn't know. */
			readonly problem: 'newer' | 'damaged';
	  };

const known = new WeakMap<object, readonly StoredRule[]>();

/** The rules of a column as stored with it. The same value gives the same result. */
export function readColumnRules(stored: unknown): readonly StoredRule[] {
	if (stored === undefined || stored === null) return [];
	if (!Array.isArray(stored)) return [{ stored, rule: null, problem: 'damaged' }];
	const read = known.get(stored) ?? stored.map(readRule);
	known.set(stored, read);
	return read;
}

/** The rules of a column in the form in which they are stored; undefined for none. */
export const writeColumnRules = (rules: readonly StoredRule[]): readonly unknown[] | undefined =>
	rules.length === 0 ? undefined : rules.map(({ stored }) => stored);

/** A rule as it is going to be stored. */
export const asStored = (rule: ColumnRule): StoredRule => ({ stored: rule, rule, problem: null });

/** The rules of a column that are in use. */
export const usedRules = (stored: unknown): readonly ColumnRule[] =>
	readColumnRules(stored).flatMap(({ rule }) => (rule?.isOn ? [rule] : []));

function readRule(stored: unknown): StoredRule {
	if (!isRecord(stored)) return { stored, rule: null, problem: 'damaged' };
	const { id, isOn, match, conditions, actions } = stored;
	if (!Array.isArray(conditions) || !Array.isArray(actions)) return { stored, rule: null, problem: 'damaged' };
	const parts: readonly unknown[] = [...conditions, ...actions];
	if (!parts.every(hasKind)) return { stored, rule: null, problem: 'damaged' };
	const isKnown =
		conditions.every(part => isConditionKind(part.kind)) && actions.every(part => isActionKind(part.kind));
	if (!isKnown) return { stored, rule: null, problem: 'newer' };
	const rule = { conditions: conditions as RuleCondition[], actions: actions as RuleAction[] };
	const isWhole =
		typeof id === 'string' &&
		typeof isOn === 'boolean' &&
		(match === 'all' || match === 'any') &&
		conditions.every(({ isNot }) => isNot === undefined || isNot === true) &&
		isWholeRule(rule);
	return isWhole
		? { stored, rule: { id, isOn, match, ...rule }, problem: null }
		: { stored, rule: null, problem: 'damaged' };
}

const hasKind = (value: unknown): value is { readonly kind: string } & Record<string, unknown> =>
	isRecord(value) && typeof value.kind === 'string';
