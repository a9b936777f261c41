import { afterEach, expect, it } from 'vitest';
import { mergeLocale } from '../../vite/localeFiles';
import { counted, fill } from './fill';
import type { Messages } from './messages';
import { installMessages } from './text';

afterEach(() => installMessages('en-US', mergeLocale('en-US') as unknown as Messages));

it('fills in each place as it is, whatever it says', () => {
	expect(fill('It costs {{amount}}', { amount: '$& <b>{{name}}</b>' })).toBe('It costs $& <b>{{name}}</b>');
	expect(fill('{{name}} and {{name}}, {{odd}} {{other}}', { name: 'Mara', odd: 0 })).toBe('Mara and Mara, 0 ');
});

it('formats numbers where the text asks for it', () => {
	expect(fill('{{count, number}} notes of {{of}}', { count: 5000, of: 10_000 })).toBe('5,000 notes of 10000');
	expect(fill('{{count, number}}', { count: 'many' })).toBe('many');
});

it('chooses the plural form as the language does', () => {
	const texts = { note_one: '{{count}} note of {{name}}', note_other: '{{count}} notes of {{name}}', ok: 'OK' };
	const of = (count: number) => counted(texts, 'note', count, { name: 'Mara' });
	expect([0, 1, 2].map(of)).toEqual(['0 notes of Mara', '1 note of Mara', '2 notes of Mara']);
	installMessages('ja-JP', {} as unknown as Messages);
	expect(counted({ note_other: '{{count}}件' }, 'note', 1)).toBe('1件');
});
