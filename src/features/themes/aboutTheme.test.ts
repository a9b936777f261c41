import { afterEach, expect, it } from 'vitest';
import { builtInThemes } from '@/domain/theme/builtIn/builtInThemes';
import { languages } from '@/i18n/languages';
import type { Messages } from '@/i18n/messages';
import { installMessages } from '@/i18n/text';
import { mergeLocale } from '../../../vite/localeFiles';
import { aboutTheme } from './aboutTheme';

const install = (language: (typeof languages)[number]['code']) =>
	installMessages(language, mergeLocale(language) as unknown as Messages);

afterEach(() => install('en-US'));

it('says something about each built-in theme in every language, and something else in each', () => {
	const said = languages.flatMap(({ code }) => {
		install(code);
		return builtInThemes.map(aboutTheme);
	});
	expect(said.filter(about => about === undefined)).toEqual([]);
	expect(new Set(said).size).toBe(builtInThemes.length * languages.length);
});

it('says what the author of another theme wrote, if anything', () => {
	expect(aboutTheme({ id: 'x', desc: 'Mine' })).toBe('Mine');
	expect(aboutTheme({ id: 'd-astro', desc: 'Mine' })).toBe('Mine');
	for (const id of ['x', 'constructor', 'toString']) expect(aboutTheme({ id })).toBeUndefined();
	expect(aboutTheme({ id: 'x', desc: null } as never)).toBeUndefined();
});
