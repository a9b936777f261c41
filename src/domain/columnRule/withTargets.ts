import { isRecord } from '@/base/isRecord';

/**
 * Stored rules with other names for the columns that they send to, as a shared deck has places instead of ids. Where
 * there is none, the rule stays as it is and sends nothing.
 * @param rename undefined: there is no such column
 * @returns undefined for no rules
 */
export function withTargets(
	stored: unknown,
	rename: (target: string) => string | number | undefined,
): readonly unknown[] | undefined {
	if (!Array.isArray(stored) || stored.length === 0) return undefined;
	return stored.map((rule: unknown) => {
		if (!isRecord(rule) || !Array.isArray(rule.actions)) return rule;
		return { ...rule, actions: rule.actions.map((action: unknown) => renamed(action, rename)) };
	});
}

function renamed(action: unknown, rename: (target: string) => string | number | undefined): unknown {
	if (!isRecord(action) || action.kind !== 'send' || typeof action.value !== 'string') return action;
	const target = rename(action.value);
	return target === undefined ? action : { ...action, value: String(target) };
}
