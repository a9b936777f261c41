import { utils, values } from '@syuilo/aiscript';
import type { Value } from './holdings';
import { allowElements } from './sizes';

type Function = Extract<Value, { type: 'fn' }>;

/** Calls a function of the program. */
export type Callback = (fn: Function, args: Value[]) => Promise<Value>;

/** How many calls of one `map` run at the same time: they overlap where the function waits. */
const AT_ONCE = 1000;

async function callForEach(items: readonly Value[], fn: Function, call: Callback): Promise<Value[]> {
	const results: Value[] = [];
	for (let from = 0; from < items.length; from += AT_ONCE) {
		const some = items.slice(from, from + AT_ONCE);
		results.push(...(await Promise.all(some.map((item, at) => call(fn, [item, values.NUM(from + at)])))));
	}
	return results;
}

export const mapArray = async (items: readonly Value[], fn: Function, call: Callback): Promise<Value> =>
	values.ARR(await callForEach(items, fn, call));

export async function flatMapArray(items: readonly Value[], fn: Function, call: Callback): Promise<Value> {
	const results = await callForEach(items, fn, call);
	allowElements(results.reduce((sum, result) => sum + (result.type === 'arr' ? result.value.length : 1), 0));
	return values.ARR(results.flatMap(result => (result.type === 'arr' ? result.value : [result])));
}

/** Sorts by merging, in the package's order: of two that are equal, the one on the right comes first. */
export async function sortArray(items: readonly Value[], comparator: Function, call: Callback): Promise<Value[]> {
	if (items.length <= 1) return [...items];
	const middle = Math.floor(items.length / 2);
	const left = await sortArray(items.slice(0, middle), comparator, call);
	const right = await sortArray(items.slice(middle), comparator, call);
	const merged: Value[] = [];
	let [atLeft, atRight] = [0, 0];
	for (;;) {
		const [a, b] = [left[atLeft], right[atRight]];
		if (!a || !b) return [...merged, ...left.slice(atLeft), ...right.slice(atRight)];
		const order = await call(comparator, [a, b]);
		utils.assertNumber(order);
		if (order.value < 0) {
			merged.push(a);
			atLeft++;
		} else {
			merged.push(b);
			atRight++;
		}
	}
}
