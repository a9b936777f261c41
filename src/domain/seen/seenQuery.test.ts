import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSeenQueryEmpty, readSeenQuery, seenFilterText } from './seenQuery';

const NOW = new Date(2026, 10, 26, 15, 30).getTime();
const read = (typed: string) => readSeenQuery(typed, NOW);
const day = (year: number, month: number, date = 1) => new Date(year, month - 1, date).getTime();

describe('readSeenQuery', () => {
	it('takes words apart, folded, and phrases in quotes as one', () => {
		expect(read('Ｆｏｇ 「港」　カモメ "High  Tide"').query.words).toEqual(['fog', '「港」', 'かもめ', 'high  tide']);
	});

	it('takes a quote that is still open to the end', () => {
		expect(read('"low wat').query.words).toEqual(['low wat']);
	});

	it('takes the quotes of phones and of Japanese keyboards for quotes', () => {
		for (const typed of ['“low tide” fog', '”low tide” fog', '＂low　tide＂ fog', '„low tide“ fog']) {
			expect([typed, read(typed).query.words]).toEqual([typed, ['low tide', 'fog']]);
		}
		expect(read('in：“Deep Sea” from：@mara').query).toMatchObject({ in: ['deep sea'], from: ['mara'], words: [] });
		expect(read('潮：満ちる').query.words).toEqual(['潮:満ちる']);
	});

	it('reads each filter, several times too', () => {
		const { query, problems } = read('from:@Mara@B.example in:"Deep Sea" in:#home has:image HAS:link tide');
		expect(query).toMatchObject({
			...{ words: ['tide'], from: ['mara@b.example'], in: ['deep sea', 'home'], has: ['image', 'link'] },
		});
		expect(problems).toEqual([]);
	});

	it.each([
		['2026', day(2026, 1)],
		['2026-03', day(2026, 3)],
		['2026/3/09', day(2026, 3, 9)],
		['today', day(2026, 11, 26)],
		['昨日', day(2026, 11, 25)],
		['7d', day(2026, 11, 19)],
		['2w', day(2026, 11, 12)],
		['1m', day(2026, 10, 26)],
		['1y', day(2025, 11, 26)],
	])('knows the day %s', (text, at) => {
		expect(read(`before:${text}`).query.before).toBe(at);
		expect(read(`after:${text}`).query.after).toBe(at);
	});

	it('takes the narrower of several days', () => {
		expect(read('before:2025 before:2024 after:2020 after:2021').query).toMatchObject({
			...{ before: day(2024, 1), after: day(2021, 1) },
		});
	});

	it('names filters that say nothing, and leaves them out', () => {
		for (const [filter, value] of [
			['before', 'abc'],
			['after', '2026-02-30'],
			['before', '2026-13'],
			['has', 'wings'],
		] as const) {
			const { query, problems } = read(`${filter}:${value}`);
			expect(problems).toEqual([{ filter, value }]);
			expect(isSeenQueryEmpty(query)).toBe(true);
		}
	});

	it('says nothing of a filter that is still being typed', () => {
		for (const typed of ['before:', 'has: ', 'from:@', 'in:#', 'tide from:', '"', 'has:"']) {
			const { query, problems } = read(typed);
			expect([typed, problems]).toEqual([typed, []]);
			expect(query.from.length + query.in.length + query.has.length).toBe(0);
			expect([typed, query.words]).toEqual([typed, typed.startsWith('tide') ? ['tide'] : []]);
		}
	});

	it('takes what only looks like a filter as words', () => {
		expect(read('https://a.example/x re:zero inside:out').query.words).toEqual([
			...['https://a.example/x', 're:zero', 'inside:out'],
		]);
	});

	it('never fails, whatever is typed', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 200, unit: 'binary' }), typed => {
				const { query } = read(typed);
				return query.words.every(word => word !== '');
			}),
		);
	});

	it('reads back what a filter is written as', () => {
		fc.assert(
			fc.property(fc.string({ minLength: 1, maxLength: 50 }), value => {
				fc.pre(/^[\w .-]*\w$/.test(value) && value.trim() === value);
				expect(read(seenFilterText('in', value)).query.in).toEqual([value.toLowerCase()]);
			}),
		);
	});
});
