import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLanguage } from '../src/i18n/languages';
import { startNamespaces } from '../src/i18n/startNamespaces';
import { completeLocale, type Texts } from './completeLocale';

/** The folder of all texts: `locales/<language>/<namespace>.json`. */
export const localesFolder = join(dirname(fileURLToPath(import.meta.url)), '../locales');

export function localeLanguages(): string[] {
	return readdirSync(localesFolder).sort();
}

/** One language's namespaces as one object: `{ common: …, dialog: … }`. Throws on malformed JSON, naming the file. */
export function mergeLocale(language: string): Texts {
	const files = readdirSync(`${localesFolder}/${language}`).filter(name => name.endsWith('.json'));
	return Object.fromEntries(
		files.sort().map(name => {
			try {
				const texts = JSON.parse(readFileSync(`${localesFolder}/${language}/${name}`, 'utf8')) as Texts;
				return [name.slice(0, -'.json'.length), texts];
			} catch (error) {
				throw new Error(`locales/${language}/${name}: ${String(error)}`);
			}
		}),
	);
}

/** The same, with English for missing texts. */
function readableLocale(language: string): Texts {
	const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
	return completeLocale(mergeLocale(language), mergeLocale(defaultLanguage), forms);
}

/**
 * The files that are served for a language: one with the texts of a start, and one for each other namespace, by the
 * ends of their URLs.
 */
export function localeParts(language: string): readonly (readonly [string, unknown])[] {
	const entries = Object.entries(readableLocale(language));
	const isOfStart = ([name]: [string, unknown]) => startNamespaces.some(each => each === name);
	return [
		[language, Object.fromEntries(entries.filter(isOfStart))],
		...entries.filter(entry => !isOfStart(entry)).map(([name, texts]) => [`${language}/${name}`, texts] as const),
	];
}

/** Changes whenever any text of any language does. */
export function localesHash(): string {
	const all = localeLanguages().map(language => [language, mergeLocale(language)]);
	return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 10);
}
