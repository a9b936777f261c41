import { describe, expect, it } from 'vitest';
import { ACTION_KINDS, newAction } from './actionKinds';
import type { ActionKind, ColumnRule, ConditionKind } from './ColumnRule';
import { CONDITION_KINDS, newCondition } from './conditionKinds';
import { isWholeRule, MAX_CONDITIONS, ruleProblems } from './ruleProblems';
import { asStored, readColumnRules, usedRules, writeColumnRules } from './storedRules';
import { withTargets } from './withTargets';

const whole: ColumnRule = {
	...{ id: 'a', isOn: true, match: 'all' },
	conditions: [{ kind: 'word', value: 'fog' }],
	actions: [{ kind: 'hide', value: null }],
};
const only = (stored: unknown) => readColumnRules([stored])[0];

describe('stored rules', () => {
	it('are none where nothing is stored', () => {
		expect([readColumnRules(undefined), readColumnRules(null), readColumnRules([])]).toEqual([[], [], []]);
		expect(writeColumnRules([])).toBeUndefined();
	});

	it('are read as they were written, once', () => {
		const stored = JSON.parse(JSON.stringify([whole])) as unknown[];
		expect(usedRules(stored)).toEqual([whole]);
		expect(readColumnRules(stored)).toBe(readColumnRules(stored));
		expect(writeColumnRules(readColumnRules(stored))).toEqual(stored);
		expect(writeColumnRules([asStored(whole)])).toEqual([whole]);
	});

	it('are used if they are on', () => {
		expect(usedRules([{ ...whole, isOn: false }, whole])).toEqual([whole]);
	});

	it.each<[string, unknown, 'newer' | 'damaged']>([
		['a condition of an unknown kind', { ...whole, conditions: [{ kind: 'mood', value: 'calm' }] }, 'newer'],
		['an action of an unknown kind', { ...whole, actions: [{ kind: 'toString', value: null }] }, 'newer'],
		['no rule', 'hide all', 'damaged'],
		['no conditions', { ...whole, conditions: 'none' }, 'damaged'],
		['an empty list of conditions', { ...whole, conditions: [] }, 'damaged'],
		['a part without a kind', { ...whole, actions: [null] }, 'damaged'],
		['a wrong value', { ...whole, conditions: [{ kind: 'reactions', value: 'many' }] }, 'damaged'],
		['a regex with a mistake', { ...whole, conditions: [{ kind: 'regex', value: '/(/' }] }, 'damaged'],
		['a strange "not"', { ...whole, conditions: [{ kind: 'media', value: null, isNot: 1 }] }, 'damaged'],
		['a strange match', { ...whole, match: 'most' }, 'damaged'],
		['a colour that is no token', { ...whole, actions: [{ kind: 'highlight', value: 'red;' }] }, 'damaged'],
		[
			'a sound that is too loud',
			{ ...whole, actions: [{ kind: 'sound', value: { type: 'tick', volume: 9 } }] },
			'damaged',
		],
	])('with %s are kept as they are, and not used', (_name, stored, problem) => {
		expect(only(stored)).toEqual({ stored, rule: null, problem });
		expect(usedRules([stored, whole])).toEqual([whole]);
		expect(writeColumnRules(readColumnRules([stored, whole]))).toEqual([stored, whole]);
	});

	it('are one damaged thing where they are no list', () => {
		expect(readColumnRules({ a: 1 })).toEqual([{ stored: { a: 1 }, rule: null, problem: 'damaged' }]);
	});
});

describe('a rule to be saved', () => {
	const conditions = (Object.keys(CONDITION_KINDS) as ConditionKind[]).map(newCondition);
	const actions = (Object.keys(ACTION_KINDS) as ActionKind[]).map(newAction);

	it('is whole exactly if it would be read again', () => {
		for (const condition of conditions) {
			for (const [index, one] of actions.entries()) {
				for (const other of [null, ...actions.slice(index)]) {
					const rule = { ...whole, conditions: [condition], actions: other ? [one, other] : [one] };
					expect(only(JSON.parse(JSON.stringify(rule)))?.rule !== null).toBe(isWholeRule(rule));
				}
			}
		}
	});

	it('takes nothing from view by reactions', () => {
		const conditionsOf = [{ kind: 'reactions', value: 3 }] as const;
		for (const kind of ['hide', 'fold'] as const) {
			expect(ruleProblems({ conditions: conditionsOf, actions: [{ kind, value: null }] }).actions).toEqual([
				'takesAway',
			]);
		}
		expect(isWholeRule({ conditions: conditionsOf, actions: [{ kind: 'pin', value: null }] })).toBe(true);
	});

	it('excludes what is excluded both ways', () => {
		for (const [kind, { excludes }] of Object.entries(ACTION_KINDS)) {
			for (const other of excludes) expect(ACTION_KINDS[other].excludes).toContain(kind);
		}
	});

	it('needs conditions and an action, and not too many', () => {
		const many = Array.from({ length: MAX_CONDITIONS + 1 }, () => whole.conditions[0] ?? newCondition('word'));
		expect(ruleProblems({ conditions: [], actions: whole.actions }).rule).toBe('noCondition');
		expect(ruleProblems({ conditions: many, actions: whole.actions }).rule).toBe('tooManyConditions');
		expect(ruleProblems({ conditions: whole.conditions, actions: [] }).rule).toBe('noAction');
	});
});

describe('the targets of stored rules', () => {
	it('get other names, and everything else stays', () => {
		const send = {
			...whole,
			actions: [
				{ kind: 'send', value: 'b' },
				{ kind: 'pin', value: null },
			],
		};
		const gone = { ...whole, actions: [{ kind: 'send', value: 'gone' }] };
		const renamed = withTargets(['strange', whole, send, gone], id => (id === 'b' ? 7 : undefined));
		expect(renamed).toEqual([
			'strange',
			whole,
			{
				...send,
				actions: [
					{ kind: 'send', value: '7' },
					{ kind: 'pin', value: null },
				],
			},
			gone,
		]);
		expect([withTargets(undefined, String), withTargets([], String)]).toEqual([undefined, undefined]);
	});
});
