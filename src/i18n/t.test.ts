import { afterEach, beforeEach, expect, it } from 'vitest';
import { mergeLocale } from '../../vite/localeFiles';
import type { MessageKey, Messages } from './messages';
import { t } from './t';
import { installMessages } from './text';

const texts = {
	common: {
		ok: 'OK',
		price: 'It costs {{amount}}',
		twice: '{{name}} and {{name}}, {{odd}} {{other}}',
		size: '{{size, number}} files',
		day: '{{at, datetime(dateStyle: long; timeZone: UTC)}}',
		people: '{{names, list}}',
	},
	outbox: { count_one: '{{count}} note', count_other: '{{count}} notes', deep: { down: 'Below' } },
};
type Given = Readonly<Record<string, unknown>>;
const show = t as (key: string, values?: Given) => string;

beforeEach(() => installMessages('en-US', texts as unknown as Messages));
afterEach(() => installMessages('en-US', mergeLocale('en-US') as unknown as Messages));

it('reads the text of a key, however deep', () => {
	expect([show('common.ok'), show('outbox.deep.down')]).toEqual(['OK', 'Below']);
});

it('fills in each place as it is, whatever it says', () => {
	expect(show('common.price', { amount: '$& <b>{{name}}</b> $t(common.ok)' })).toBe(
		'It costs $& <b>{{name}}</b> $t(common.ok)',
	);
	expect(show('common.twice', { name: 'Mara', odd: 0 })).toBe('Mara and Mara, 0 ');
	expect(show('common.price', { amount: 1, context: 'ok', ns: 'none', lng: 'ja-JP' })).toBe('It costs 1');
});

it('chooses the plural form as the language does', () => {
	expect([0, 1, 2].map(count => show('outbox.count', { count }))).toEqual(['0 notes', '1 note', '2 notes']);
	expect(show('outbox.count', { count: '99+' })).toBe('99+ notes');
	installMessages('ja-JP', { outbox: { count_other: '{{count}}件' } } as unknown as Messages);
	expect(show('outbox.count', { count: 1 })).toBe('1件');
});

it('formats numbers, times and lists as the language does', () => {
	const at = new Date('2026-11-23T12:00:00Z');
	const all = () => [
		show('common.size', { size: 12_345.6 }),
		show('common.day', { at }),
		show('common.people', { names: ['Mara', 'Noor', 'Ode'] }),
	];
	expect(all()).toEqual(['12,345.6 files', 'November 23, 2026', 'Mara, Noor, and Ode']);
	installMessages('ja-JP', texts as unknown as Messages);
	expect(all()).toEqual(['12,345.6 files', '2026年11月23日', 'Mara、Noor、Ode']);
});

it('shows a key that has no text as it is, and no more than a text', () => {
	const keys = ['common.none', 'common.ok.deeper', 'common.toString'];
	expect(keys.map(key => show(key as MessageKey))).toEqual(keys);
});
