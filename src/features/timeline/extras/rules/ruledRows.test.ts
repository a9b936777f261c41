import { describe, expect, it } from 'vitest';
import { NO_VERDICT, type RuleVerdict } from '@/domain/columnRule/ruleVerdict';
import { item } from '@/stores/feeds/feedEntries';
import type { Row } from '../../rows';
import { markRows, placeRows, type RowRules } from './ruledRows';

const hidden: RuleVerdict = { ...NO_VERDICT, isHidden: true };
const green: RuleVerdict = { ...NO_VERDICT, color: '--account-3' };

/** Notes are named after their time. */
const rulesOf = (change: Partial<RowRules> = {}): RowRules => ({
	verdictOf: () => NO_VERDICT,
	isWaiting: () => false,
	pinned: [],
	sent: new Map(),
	timeOf: Number,
	isWhole: false,
	...change,
});
const rowsOf = (...ids: readonly string[]): Row[] => ids.map(item);
const keysOf = (rows: readonly Row[]) => rows.map(({ key }) => key);
const place = (rows: readonly Row[], change: Partial<RowRules>) => keysOf(placeRows(rows, rulesOf(change)));

describe('the rows of a column with rules', () => {
	it('are the same list where rules change nothing', () => {
		const rows = rowsOf('9', '5');
		expect(placeRows(rows, rulesOf())).toBe(rows);
	});

	it('lack what is hidden, and what waits for its verdict', () => {
		const rows: Row[] = [...rowsOf('9', '7', '5'), { kind: 'gap', key: 'gap', state: 'idle' }];
		expect(place(rows, { verdictOf: id => (id === '7' ? hidden : undefined) })).toEqual(['9', '5', 'gap']);
		expect(place(rows, { isWaiting: id => id === '5' })).toEqual(['9', '7', 'gap']);
	});

	it('have pinned notes at the top instead of at their places', () => {
		expect(place(rowsOf('9', '7', '5'), { pinned: ['7', '3'] })).toEqual(['pinned 7', 'pinned 3', '9', '5']);
	});

	it('have sent notes in the order of time, once, and older ones when the list has come so far', () => {
		const sent = new Map([
			['2', 'home'],
			['6', 'home'],
			['7', 'home'],
			['9', 'home'],
		]);
		expect(place(rowsOf('8', '7', '5'), { sent })).toEqual(['9', '8', '7', '6', '5']);
		expect(place(rowsOf('8', '7', '5'), { sent, isWhole: true })).toEqual(['9', '8', '7', '6', '5', '2']);
		expect(place([], { sent })).toEqual([]);
		expect(place([], { sent, isWhole: true })).toEqual(['9', '7', '6', '2']);
	});

	it('show a sent note that is hidden by their own rules, as it isn’t judged again', () => {
		expect(place(rowsOf('5'), { sent: new Map([['6', 'home']]), verdictOf: () => hidden })).toEqual(['6']);
	});

	it('lack sent notes that are not stored any more', () => {
		expect(place(rowsOf('5'), { sent: new Map([['6', 'home']]), timeOf: id => (id === '6' ? undefined : 5) })).toEqual([
			'5',
		]);
	});

	it('have marks, the same objects as long as these are the same', () => {
		const rows = rowsOf('9', '5');
		const rules = rulesOf({ verdictOf: id => (id === '9' ? green : undefined) });
		const marked = markRows(rows, rules);
		expect(marked).toMatchObject([{ mark: { color: '--account-3' } }, { mark: { color: null, from: null } }]);
		const again = markRows(rows, rules);
		expect(again[0]).toBe(marked[0]);
		expect(again[1]).toBe(marked[1]);
		const [first, second] = markRows(rows, rulesOf());
		expect(first).not.toBe(marked[0]);
		expect(second).toBe(marked[1]);
	});

	it('say where a sent note is from, without marks of their own rules', () => {
		const [row] = markRows(rowsOf('6'), rulesOf({ sent: new Map([['6', 'home']]), verdictOf: () => green }));
		expect(row).toMatchObject({ mark: { color: null, isFolded: false, from: 'home' } });
	});
});
