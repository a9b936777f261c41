import { isRecord } from '@/base/isRecord';
import type { PluginData } from '@/stores/handlers';

const MOST_BLOCKS = 1_000;
/** Characters, of the content as JSON. */
const LONGEST = { title: 500, summary: 5_000, content: 200_000, font: 100 } as const;

const isText = (value: unknown, most: number): boolean => typeof value === 'string' && value.length <= most;

/** What each field has to be that a plugin may change. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
	title: value => isText(value, LONGEST.title),
	summary: value => value === null || isText(value, LONGEST.summary),
	content: value =>
		Array.isArray(value) &&
		value.length <= MOST_BLOCKS &&
		value.every(isRecord) &&
		isText(JSON.stringify(value), LONGEST.content),
	font: value => isText(value, LONGEST.font),
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
