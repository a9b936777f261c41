import { expect, it } from 'vitest';
import { completeLocale } from '../../vite/completeLocale';

const fallback = {
	common: { ok: 'OK', close: 'Close', deep: { down: 'Below' } },
	outbox: { count_one: '{{count}} note', count_other: '{{count}} notes', failed_one: 'One', failed_other: 'Many' },
};

it('puts the fallback’s text where a language has none, and leaves its own', () => {
	const texts = { common: { ok: 'Хорошо' } };
	expect(completeLocale(texts, fallback, ['one', 'few', 'many', 'other'])).toEqual({
		common: { ok: 'Хорошо', close: 'Close', deep: { down: 'Below' } },
		outbox: {
			...{ count_one: '{{count}} notes', count_few: '{{count}} notes', count_many: '{{count}} notes' },
			...{ count_other: '{{count}} notes' },
			...{ failed_one: 'Many', failed_few: 'Many', failed_many: 'Many', failed_other: 'Many' },
		},
	});
});

it('adds no form to a plural that the language has in its own way', () => {
	const texts = { outbox: { count_other: '{{count}}件' } };
	expect(completeLocale(texts, { outbox: { count_one: 'a', count_other: 'b' } }, ['other'])).toEqual(texts);
});
