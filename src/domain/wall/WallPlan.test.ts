import { array, assert, boolean, constantFrom, integer, option, property, record, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayShowOnWall, readPeople, readWallPlan, readWords, type WallPlan, writeWallPlan } from './WallPlan';

const read = (query: string) => readWallPlan(new URLSearchParams(query));
const PLAN: WallPlan = read('zen&wall');

describe('the plan of a wall display', () => {
	it('is the home timeline for five minutes a turn, with a clock, if the address says nothing', () => {
		expect(PLAN).toEqual({
			sources: [{ kind: 'home', targetId: null }],
			...{ seconds: 300, people: [], words: [], hasClock: true },
		});
	});

	it('is read from its address', () => {
		expect(read('wall&sources=local,list:abc1&every=60&people=@Mara,ken@far.example&words=Fog,雨&clock=off')).toEqual({
			sources: [
				{ kind: 'local', targetId: null },
				{ kind: 'list', targetId: 'abc1' },
			],
			seconds: 60,
			people: ['mara', 'ken@far.example'],
			words: ['fog', '雨'],
			hasClock: false,
		});
	});

	it('leaves out what can’t be read', () => {
		expect(read('sources=,a b,<x>,list:&every=soon&people=a b,@@,x@y@z&words=,,').sources).toEqual(PLAN.sources);
		for (const every of ['29', '3601', '-1', 'NaN', '']) expect(read(`every=${every}`).seconds).toBe(300);
		expect(readPeople('@a  b@c.example,\nA <script>')).toEqual(['a', 'b@c.example']);
		expect(readWords('Fog\nhigh water, ,fog')).toEqual(['fog', 'high water']);
	});

	it('is read as it was written', () => {
		const source = record({
			kind: constantFrom('home', 'local', 'list', 'antenna'),
			targetId: option(stringMatching(/^[a-z0-9]{1,16}$/)),
		});
		const plan = record({
			sources: array(source, { minLength: 1, maxLength: 24 }),
			seconds: integer({ min: 30, max: 3600 }),
			people: array(stringMatching(/^[a-z0-9_]{1,20}(@[a-z]{1,9}\.example)?$/), { maxLength: 9 }),
			words: array(stringMatching(/^[a-z雨霧&=+#]{1,9}$/), { maxLength: 9 }),
			hasClock: boolean(),
		});
		assert(
			property(plan, wanted => {
				const unique = <T>(list: readonly T[]) => [...new Map(list.map(each => [JSON.stringify(each), each])).values()];
				const expected = {
					...wanted,
					sources: unique(wanted.sources),
					people: unique(wanted.people),
					words: unique(wanted.words),
				};
				expect(read(writeWallPlan(wanted).toString())).toEqual(expected);
			}),
		);
	});
});

describe('a wall display', () => {
	const note = { author: '@mara', ownHost: 'Home.example', text: 'Fog at noon', cw: null };

	it.each([
		['', true],
		['people=mara', true],
		['people=MARA', true],
		['people=@mara@home.example', true],
		['people=mara@far.example', false],
		['words=fog', true],
		['words=ＦＯＧ', true],
		['words=rain', false],
		['people=ken&words=fog', true],
		['people=ken&words=rain', false],
	])('with "%s" shows the note: %s', (query, isShown) => {
		expect(mayShowOnWall(read(query), note)).toBe(isShown);
	});

	it('takes people of other servers by their full names alone', () => {
		const theirs = { ...note, author: '@mara@far.example' };
		expect(mayShowOnWall(read('people=mara@far.example'), theirs)).toBe(true);
		for (const named of ['mara', 'mara@home.example'])
			expect(mayShowOnWall(read(`people=${named}`), theirs)).toBe(false);
	});

	it('looks for words in the warning too', () => {
		expect(
			mayShowOnWall(read('words=spoiler'), { author: '@ken', ownHost: 'home.example', text: null, cw: 'Spoilers' }),
		).toBe(true);
	});
});
