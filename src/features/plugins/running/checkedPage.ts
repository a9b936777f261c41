import { isRecord } from '@/base/isRecord';
import type { PluginData } from '@/stores/handlers';

const MOST_BLOCKS = 1_000;

/** What each field has to be that a plugin may change. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
	title: value => typeof value === 'string',
	summary: value => value === null || typeof value === 'string',
	content: value => Array.isArray(value) && value.length <= MOST_BLOCKS && value.every(isRecord),
	font: value => typeof value === 'string',
	alignCenter: value => typeof value === 'boolean',
	hideTitleWhenPinned: value => typeof value === 'boolean',
};

/** What a plugin returned for a page, as far as it may change one; the page itself where it is another one, or none. */
export function checkedPage(before: PluginData, returned: unknown): PluginData {
	if (!isRecord(returned) || returned.id !== before.id) return before;
	const changed = Object.entries(FIELDS).flatMap(([name, fits]) =>
		Object.hasOwn(returned, name) && fits(returned[name]) ? [[name, returned[name]]] : [],
	);
	return { ...before, ...Object.fromEntries(changed) };
}
