import { foldText } from '@/base/foldText';
import { isRecord } from '@/base/isRecord';
import { fetchTexts } from './fetchTexts';
import { type Language, languages } from './languages';
import { localeAddress } from './loadLocale';
import type { Messages } from './messages';
import { startNamespaces } from './startNamespaces';
import { currentLanguage, text } from './text';

/** What a text of the page is called in the other languages. */
export type OtherNames = (shown: string) => readonly string[];

export const noOtherNames: OtherNames = () => [];

const made = new Map<string, Promise<OtherNames>>();

/**
 * Reads the texts of all other languages beside those that are shown, so that something is found by the words of each.
 * @param late namespaces that aren't part of the start
 * @throws if they can't be loaded
 */
export function loadOtherNames(late: readonly (keyof Messages)[]): Promise<OtherNames> {
	const key = `${currentLanguage()} ${late.join()}`;
	const known = made.get(key);
	if (known) return known;
	const loading = readOthers(late);
	made.set(key, loading);
	loading.catch(() => made.delete(key));
	return loading;
}

async function readOthers(late: readonly (keyof Messages)[]): Promise<OtherNames> {
	const others = languages.map(({ code }) => code).filter(code => code !== currentLanguage());
	const names = new Map<string, Set<string>>();
	for (const texts of await Promise.all(others.map(language => textsOf(language, late)))) pair(text, texts, names);
	return shown => [...(names.get(foldText(shown)) ?? [])];
}

async function textsOf(language: Language, late: readonly (keyof Messages)[]): Promise<object> {
	const [start, ...others] = await Promise.all([
		fetchStart(language),
		...late.map(async name => [name, await fetchTexts(language, name)] as const),
	]);
	return { ...start, ...Object.fromEntries(others) };
}

async function fetchStart(language: Language): Promise<object> {
	const response = await fetch(localeAddress(language));
	if (!response.ok) throw new Error(`The texts of ${language} could not be loaded (${response.status}).`);
	const all: Partial<Messages> = await response.json();
	return Object.fromEntries(startNamespaces.map(name => [name, all[name]]));
}

/** Notes what each text of one language is in another one, where it has the same key. */
function pair(own: object, other: object, names: Map<string, Set<string>>): void {
	for (const [key, value] of Object.entries(own)) {
		const found: unknown = (other as Readonly<Record<string, unknown>>)[key];
		if (typeof value === 'string' && typeof found === 'string') {
			const folded = foldText(value);
			const set = names.get(folded) ?? new Set();
			names.set(folded, set.add(found));
		} else if (isRecord(value) && isRecord(found)) {
			pair(value, found, names);
		}
	}
}
