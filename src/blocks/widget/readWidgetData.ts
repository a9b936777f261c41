import { is } from 'valibot';
import { isRecord } from '@/base/isRecord';
import type { WidgetSettings } from '../hosting/WidgetDefinition';

/** Reads stored data. Each field that is missing or malformed has its initial value (rules/widgets#what-is-stored). */
export function readWidgetData<D extends object>(
	{ initial, rules }: Pick<WidgetSettings<D>, 'initial' | 'rules'>,
	stored: unknown,
): D {
	const given = isRecord(stored) ? stored : {};
	const read = { ...initial };
	for (const name of Object.keys(initial) as (keyof D & string)[]) {
		const value = given[name];
		if (value !== undefined && isOf(rules.entries, name, value)) read[name] = value;
	}
	return read;
}

const isOf = <D extends object, K extends keyof D>(
	entries: WidgetSettings<D>['rules']['entries'],
	name: K,
	value: unknown,
): value is D[K] => is(entries[name], value);
