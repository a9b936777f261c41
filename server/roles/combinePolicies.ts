import { CHAT_ORDER, type Policies, type RolePolicyValue } from './policies';
import { isPolicyValue } from './policyValues';

type Combine = (values: never[]) => unknown;

const most: Combine = (values: number[]) => Math.max(...values);
const least: Combine = (values: number[]) => Math.min(...values);
const any: Combine = (values: boolean[]) => values.some(Boolean);

/** Policies for which the more generous value isn't the greater one, or true. */
const COMBINED: Partial<Record<keyof Policies, Combine>> = {
	inviteLimitCycle: least,
	rateLimitFactor: most,
	chatAvailability: (values: Policies['chatAvailability'][]) =>
		CHAT_ORDER[Math.max(...values.map(value => CHAT_ORDER.indexOf(value)))] ?? 'available',
	uploadableFileTypes: (values: string[][]) => [...new Set(values.flat())],
};

/**
 * The policies of an account with these roles: the highest priority wins, and among equal ones the more generous value.
 * Invalid values (from an older database) are ignored.
 */
export function combinePolicies(base: Policies, roles: readonly Record<string, RolePolicyValue>[]): Policies {
	const combined: Record<string, unknown> = { ...base };
	for (const name of Object.keys(base) as (keyof Policies)[]) {
		const said = roles.map(role => role[name]).filter(value => isPolicyValue(name, value));
		if (said.length === 0) continue;
		const highest = Math.max(...said.map(({ priority, useDefault }) => (useDefault ? 0 : priority)));
		const counting = said.filter(({ priority, useDefault }) => (useDefault ? 0 : priority) === highest);
		const values = counting.map(({ useDefault, value }) => (useDefault ? base[name] : value));
		const combine = COMBINED[name] ?? (typeof base[name] === 'boolean' ? any : most);
		combined[name] = combine(values as never[]);
	}
	return combined as unknown as Policies;
}
