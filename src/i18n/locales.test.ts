import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeLanguages, mergeLocale } from '../../vite/localeFiles';
import { languages } from './languages';

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A placeholder such as `{{name}}` or `{{size, number}}`, or a tag such as `<name/>`. */
const PLACE = /\{\{(\w+)[^{}]*\}\}|<(\w+)\/>/g;

function flatten(node: unknown, path = ''): Map<string, string> {
	if (typeof node === 'string') return new Map([[path, node]]);
	const entries = Object.entries(node as Record<string, unknown>);
	return new Map(entries.flatMap(([key, child]) => [...flatten(child, path === '' ? key : `${path}.${key}`)]));
}

/** Stem of each key with the placeholders of all its plural forms. */
function stems(language: string): Map<string, string> {
	const found = new Map<string, Set<string>>();
	for (const [key, value] of flatten(mergeLocale(language))) {
		const names = found.get(key.replace(PLURAL, '')) ?? new Set<string>();
		for (const [, name, tag] of value.matchAll(PLACE)) names.add(name ?? `<${tag}/>`);
		found.set(key.replace(PLURAL, ''), names);
	}
	return new Map([...found].map(([key, names]) => [key, [...names].sort().join(' ')]));
}

/** Words and spellings that each language's texts avoid, for consistency. */
const AVOIDED: readonly (readonly [language: string, avoided: RegExp])[] = [
	['en-US', /\b(?:some|every|any|no)body\b/i],
	['en-US', /\b(?:favourit|colour|grey|cancelled|licence|e-mail|user name)/i],
	['en-US', /(?<!in )\bpictures?\b(?! in)/i],
	['en-US', /'|(?<!→) …| %/],
	['ja-JP', /だれ|みんな|くり返/],
	['ja-JP', /[ぁ-んァ-ヶ一-龠][:!?]|(?<!→) …| %/],
];

describe('locales', () => {
	it('has a folder for every language offered, and no other', () => {
		expect(localeLanguages()).toEqual(languages.map(language => language.code).sort());
	});

	it.each(languages.map(language => language.code))('%s has every key with the same placeholders', language => {
		expect(Object.fromEntries(stems(language))).toEqual(Object.fromEntries(stems('en-US')));
	});

	it.each(languages.map(language => language.code))('%s has no empty text, and the plurals that it needs', language => {
		const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
		const texts = flatten(mergeLocale(language));
		expect([...texts].filter(([, value]) => value.trim() === '')).toEqual([]);
		const plurals = new Set([...texts.keys()].filter(key => PLURAL.test(key)).map(key => key.replace(PLURAL, '')));
		const missing = [...plurals].flatMap(stem => needed.map(form => `${stem}_${form}`)).filter(key => !texts.has(key));
		expect(missing).toEqual([]);
	});

	it.each(languages.map(language => language.code))(
		'%s has places and tags as i18next writes them, and no others',
		language => {
			const odd = [...flatten(mergeLocale(language))].filter(([, value]) => /[{}<>]/.test(value.replace(PLACE, '')));
			expect(odd).toEqual([]);
		},
	);

	it.each(AVOIDED)('%s has no %s', (language, avoided) => {
		expect([...flatten(mergeLocale(language))].filter(([, value]) => avoided.test(value))).toEqual([]);
	});

	it('types every namespace', () => {
		const typed = readFileSync(new URL('./messages.ts', import.meta.url), 'utf8');
		const missing = Object.keys(mergeLocale('en-US')).filter(name => !typed.includes(`locales/en-US/${name}.json`));
		expect(missing).toEqual([]);
	});
});
