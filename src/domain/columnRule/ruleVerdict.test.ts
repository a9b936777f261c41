import { describe, expect, it } from 'vitest';
import type { ColumnRule, RuleAction, RuleCondition } from './ColumnRule';
import type { JudgedFacts } from './NoteFacts';
import { matcherOf, NO_VERDICT, verdictOf } from './ruleVerdict';

const media: RuleCondition = { kind: 'media', value: null };
const cw: RuleCondition = { kind: 'cw', value: null };
const reacted: RuleCondition = { kind: 'reactions', value: 3 };
const hide: RuleAction = { kind: 'hide', value: null };
const fold: RuleAction = { kind: 'fold', value: null };
const pin: RuleAction = { kind: 'pin', value: null };
const send = (value: string): RuleAction => ({ kind: 'send', value });
const color = (value: '--accent' | '--account-2'): RuleAction => ({ kind: 'highlight', value });
const rule = (actions: readonly RuleAction[], conditions: readonly RuleCondition[] = [media]): ColumnRule => ({
	...{ id: 'r', isOn: true, match: 'all', conditions, actions },
});
const facts = (hasMedia: boolean, hasCw: boolean): JudgedFacts => ({
	...{ authors: [], text: '', quotedText: '', server: '', reactions: 0, language: null },
	...{ isRenote: false, isQuote: false, isReply: false, isBot: false, hasMedia, hasCw },
});

describe('a rule', () => {
	it('matches by all of its conditions or by any', () => {
		for (const [hasMedia, hasCw] of [
			[true, true],
			[true, false],
			[false, true],
			[false, false],
		] as const) {
			const note = facts(hasMedia, hasCw);
			expect(matcherOf({ match: 'all', conditions: [media, cw] })(note)).toBe(hasMedia && hasCw);
			expect(matcherOf({ match: 'any', conditions: [media, cw] })(note)).toBe(hasMedia || hasCw);
		}
	});

	it('without conditions matches nothing', () => {
		for (const match of ['all', 'any'] as const) {
			expect(matcherOf({ match, conditions: [] })(facts(true, true))).toBe(false);
		}
	});
});

describe('the verdict', () => {
	it('of no rule is none', () => {
		expect(verdictOf([])).toBe(NO_VERDICT);
	});

	it.each<[string, readonly ColumnRule[], object]>([
		['hides', [rule([hide])], { isHidden: true }],
		['folds', [rule([fold, color('--accent')])], { isFolded: true, color: '--accent' }],
		['takes the upper place', [rule([fold]), rule([hide])], { isFolded: true, isHidden: false }],
		['takes the upper colour', [rule([color('--account-2')]), rule([color('--accent')])], { color: '--account-2' }],
		[
			'gives no marks to what is hidden',
			[rule([color('--accent'), pin]), rule([hide])],
			{ color: null, isPinned: false },
		],
		['sends what is hidden', [rule([hide, send('b')])], { isHidden: true, sentTo: ['b'] }],
		['sends to each column once', [rule([send('b')]), rule([send('c')]), rule([send('b')])], { sentTo: ['b', 'c'] }],
		['takes nothing away by reactions', [rule([hide], [reacted])], { isHidden: false, isFolded: false }],
		['marks by reactions', [rule([color('--accent'), pin], [reacted])], { color: '--accent', isPinned: true }],
	])('%s', (_name, rules, expected) => {
		expect(verdictOf(rules)).toMatchObject(expected);
	});

	it('never gets less by another rule below, but for marks of what that hides', () => {
		const all = [rule([hide]), rule([fold]), rule([color('--accent')]), rule([pin]), rule([send('b')])];
		for (const upper of all) {
			for (const lower of all) {
				const [alone, both] = [verdictOf([upper]), verdictOf([upper, lower])];
				expect(both.isFolded || both.isHidden).toBe(
					alone.isFolded || alone.isHidden || lower.actions.some(({ kind }) => kind === 'hide' || kind === 'fold'),
				);
				for (const target of alone.sentTo) expect(both.sentTo).toContain(target);
				if (alone.color && !both.isHidden) expect(both.color).toBe(alone.color);
			}
		}
	});
});
