import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { preferenceTexts } from '../appearance/preferenceTexts';
import { itemName } from './valueDifference';

const MOST_NAMES = 4;

/** A value in a few words: the names of a list's items, the label of a choice. */
export function valueSummary(key: string, value: unknown): string {
	if (value === null || value === undefined || value === '') return text.profiles.empty;
	if (typeof value === 'boolean') return value ? text.profiles.on : text.profiles.off;
	if (Array.isArray(value)) return value.length === 0 ? text.profiles.empty : listSummary(value);
	if (typeof value === 'object') return t('profiles.items', { count: Object.keys(value).length });
	const written = typeof value === 'string' ? value : JSON.stringify(value);
	return preferenceTexts()[key]?.choices?.[written] ?? written;
}

function listSummary(items: readonly unknown[]): string {
	const names = items.slice(0, MOST_NAMES).flatMap(item => itemName(item) ?? []);
	if (names.length === 0) return t('profiles.items', { count: items.length });
	return t('profiles.listOf', { count: items.length, names: shortList(names, items.length) });
}

/** The names in the user's language, with an ellipsis if there are more. */
export function shortList(names: readonly string[], count = names.length): string {
	const shown = names.slice(0, MOST_NAMES).join(text.profiles.separator);
	return count > MOST_NAMES ? `${shown}…` : shown;
}
