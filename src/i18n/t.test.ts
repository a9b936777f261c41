import { afterEach, beforeEach, expect, it } from 'vitest';
import { mergeLocale } from '../../vite/localeFiles';
import type { MessageKey, Messages } from './messages';
import { currentLanguage, installMessages, t, text } from './t';

const texts = {
	common: { ok: 'OK', price: 'It costs {amount}', twice: '{name} and {name}, {odd} {other}' },
	outbox: { count_one: '{count} note', count_other: '{count} notes', deep: { down: 'Below' } },
};
const show = t as (key: string, values?: Record<string, string | number>) => string;

beforeEach(() => installMessages('en-US', texts as unknown as Messages));
afterEach(() => installMessages('en-US', mergeLocale('en-US') as unknown as Messages));

it('reads the text of a key, however deep', () => {
	expect([text.common.ok, show('common.ok'), show('outbox.deep.down')]).toEqual(['OK', 'OK', 'Below']);
	expect(currentLanguage()).toBe('en-US');
});

it('fills in each place as it is, whatever it says', () => {
	expect(show('common.price', { amount: '$& <b>{name}</b>' })).toBe('It costs $& <b>{name}</b>');
	expect(show('common.twice', { name: 'Mara', odd: 0 })).toBe('Mara and Mara, 0 ');
});

it('chooses the plural form as the language does', () => {
	expect([0, 1, 2].map(count => show('outbox.count', { count }))).toEqual(['0 notes', '1 note', '2 notes']);
	installMessages('ja-JP', { outbox: { count_other: '{count}件' } } as unknown as Messages);
	expect(show('outbox.count', { count: 1 })).toBe('1件');
	expect(currentLanguage()).toBe('ja-JP');
});

it('shows a key that has no text as it is, and no more than a text', () => {
	const keys = ['common.none', 'none.at.all', 'outbox', 'common.ok.deeper', 'toString'];
	expect(keys.map(key => show(key as MessageKey))).toEqual(keys);
});
