import { describe, expect, it } from 'vitest';
import type { ConditionKind, RuleCondition } from './ColumnRule';
import { CONDITION_KINDS, newCondition, testOf, tidyCondition } from './conditionKinds';
import type { JudgedFacts } from './NoteFacts';

const facts: JudgedFacts = {
	authors: ['mara', 'mara@home.example', 'rin@tide.example'],
	text: 'Fog in the harbour\nGood  Morning',
	quotedText: 'a Storm is coming',
	server: 'home.example',
	hasMedia: true,
	hasCw: false,
	isRenote: true,
	isQuote: false,
	isReply: false,
	isBot: false,
	reactions: 5,
	language: 'en',
};
const KINDS = Object.keys(CONDITION_KINDS) as ConditionKind[];
const holds = (condition: RuleCondition, change: Partial<JudgedFacts> = {}) =>
	testOf(tidyCondition(condition))({ ...facts, ...change });

describe('a condition', () => {
	it.each<[RuleCondition, boolean]>([
		[{ kind: 'author', value: '@Mara' }, true],
		[{ kind: 'author', value: 'rin@tide.example' }, true],
		[{ kind: 'author', value: 'rin' }, false],
		[{ kind: 'word', value: 'HARBOUR fog' }, true],
		[{ kind: 'word', value: 'storm' }, true],
		[{ kind: 'word', value: 'fog sun' }, false],
		[{ kind: 'regex', value: '/good +morning$/i' }, true],
		[{ kind: 'regex', value: '/^a storm/i' }, true],
		[{ kind: 'regex', value: '/good +morning$/' }, false],
		[{ kind: 'media', value: null }, true],
		[{ kind: 'cw', value: null }, false],
		[{ kind: 'renote', value: null }, true],
		[{ kind: 'quote', value: null }, false],
		[{ kind: 'reply', value: null }, false],
		[{ kind: 'bot', value: null }, false],
		[{ kind: 'reactions', value: 5 }, true],
		[{ kind: 'reactions', value: 6 }, false],
		[{ kind: 'language', value: 'en' }, true],
		[{ kind: 'language', value: 'ja' }, false],
		[{ kind: 'server', value: 'https://Home.example/about' }, true],
		[{ kind: 'server', value: 'example' }, false],
	])('%j holds: %s', (condition, expected) => {
		expect(holds(condition)).toBe(expected);
		const { mayBeNot } = CONDITION_KINDS[condition.kind];
		if (mayBeNot) expect(holds({ ...condition, isNot: true })).toBe(!expected);
	});

	it('knows a server by its name in letters of any script', () => {
		const far = { authors: ['kai@xn--mnchen-3ya.example'], server: 'xn--mnchen-3ya.example' };
		expect(holds({ kind: 'author', value: '@Kai@München.example' }, far)).toBe(true);
		expect(holds({ kind: 'server', value: 'https://München.example' }, far)).toBe(true);
		expect(holds({ kind: 'server', value: 'münchen.example' })).toBe(false);
	});

	it('about a language that isn’t known holds neither way', () => {
		for (const isNot of [undefined, true] as const) {
			expect(holds({ kind: 'language', value: 'en', ...(isNot && { isNot }) }, { language: null })).toBe(false);
		}
	});

	it.each<[ConditionKind, unknown, string | null]>([
		['author', 'mara', null],
		['author', '@mara@tide.example', null],
		['author', 'two words', 'noAuthor'],
		['author', ' ', 'missing'],
		['word', 'a'.repeat(501), 'tooLong'],
		['word', 3, 'missing'],
		['regex', 'good', 'noRegex'],
		['regex', '/(/', 'badRegex'],
		['regex', '/a/zz', 'badRegex'],
		['regex', '/a/g', null],
		['reactions', 1, null],
		['reactions', 0, 'noCount'],
		['reactions', 1.5, 'noCount'],
		['reactions', Number.NaN, 'noCount'],
		['reactions', '3', 'noCount'],
		['language', 'xx', 'noLanguage'],
		['server', 'tide.example', null],
		['server', 'localhost:3000', null],
		['server', 'a b', 'noServer'],
		['media', true, 'missing'],
	])('of the kind %s has with %j the problem %s', (kind, value, problem) => {
		expect(CONDITION_KINDS[kind].problemOf(value)?.problem ?? null).toBe(problem);
	});

	it('says what the browser says about a regex', () => {
		expect(CONDITION_KINDS.regex.problemOf('/(/')?.reason).toMatch(/group/i);
	});

	it('that has no problem can be tested, in the stored form too, and tidying twice changes nothing', () => {
		const values = ['x', '@A@b.example', '/a+b/gi', 'https://C.example/x', 'de', ' two  words ', '/[/', '', 7, 0, null];
		for (const kind of KINDS) {
			for (const value of [...values, newCondition(kind).value]) {
				if (CONDITION_KINDS[kind].problemOf(value)) continue;
				const tidy = tidyCondition({ kind, value } as RuleCondition);
				expect(tidyCondition(tidy)).toEqual(tidy);
				expect(CONDITION_KINDS[kind].problemOf(tidy.value)).toBeNull();
				expect(typeof testOf(tidy)(facts)).toBe('boolean');
			}
		}
	});

	it('keeps no position between notes', () => {
		const test = testOf({ kind: 'regex', value: '/fog/gi' });
		expect([test(facts), test(facts), test(facts)]).toEqual([true, true, true]);
	});
});
