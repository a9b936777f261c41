import JSON5 from 'json5';
import { isNestedDeeper } from '@/base/isNestedDeeper';
import { isRecord } from '@/base/isRecord';
import { compileTheme } from './compileTheme';
import type { Theme } from './Theme';
import { ThemeError } from './ThemeError';

/** Ten times the longest themes that are shared. */
const LONGEST_TEXT = 100_000;
const LONGEST_NAME = 200;
/** How far fields that only other clients know may nest; what stores and writes themes calls itself for each level. */
const MAX_DEPTH = 20;

/**
 * Parses the JSON5 code of a theme, which a user pasted or a web page offered (rules/appearance#theme-errors).
 * @throws {ThemeError}
 */
export function parseTheme(text: string): Theme {
	if (text.length > LONGEST_TEXT) throw new ThemeError('invalid');
	let value: unknown;
	try {
		value = JSON5.parse(text);
	} catch {
		throw new ThemeError('parse');
	}
	return readTheme(value);
}

/**
 * A theme from anywhere: pasted, stored by another client, synced. What it has besides is kept.
 * @throws {ThemeError}
 */
export function readTheme(value: unknown): Theme {
	if (!isRecord(value)) throw new ThemeError('invalid');
	const { id, name, base, props, author, desc, ...more } = value;
	if (!isFilled(id)) throw new ThemeError('invalid', 'id');
	if (!isFilled(name)) throw new ThemeError('invalid', 'name');
	if (base !== 'light' && base !== 'dark') throw new ThemeError('invalid', 'base');
	if (!isRecord(props)) throw new ThemeError('invalid', 'props');
	for (const [field, text] of Object.entries({ author, desc })) {
		if (text !== undefined && text !== null && typeof text !== 'string') throw new ThemeError('invalid', field);
	}
	for (const [field, other] of Object.entries(more)) {
		if (isNestedDeeper(other, MAX_DEPTH)) throw new ThemeError('invalid', field);
	}
	const theme = value as unknown as Theme;
	compileTheme(theme);
	return theme;
}

const isFilled = (value: unknown): value is string =>
	typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME;
