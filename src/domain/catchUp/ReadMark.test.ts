import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedMark } from './ReadMark';

const at = (number: number) => ({ id: `n${String(number).padStart(3, '0')}`, at: number });
const list = (...numbers: number[]) => numbers.map(at);

it('moves to the newest note once all were read', () => {
	expect(movedMark(at(1), list(4, 3, 2), () => true)).toEqual(at(4));
});

it('stays before the first note that was not read', () => {
	expect(movedMark(at(1), list(4, 3, 2), ({ id }) => id !== at(3).id)).toEqual(at(2));
	expect(movedMark(at(1), list(4, 3, 2), ({ id }) => id !== at(2).id)).toEqual(at(1));
});

it('never passes a note that was not read, and never goes back', () => {
	const ids = fc.uniqueArray(fc.nat(60), { maxLength: 30 }).map(all => all.toSorted((a, b) => b - a));
	fc.assert(
		fc.property(fc.option(fc.nat(60)), ids, fc.func(fc.boolean()), (mark, all, isRead) => {
			const before = mark === null ? null : at(mark);
			const read = new Set(all.filter(id => isRead(id)).map(id => at(id).id));
			const moved = movedMark(before, list(...all), ({ id }) => read.has(id));
			const passed = all.filter(id => (before === null || id > before.at) && moved !== null && id <= moved.at);
			expect(passed.every(id => read.has(at(id).id))).toBe(true);
			if (before) expect(moved?.at).toBeGreaterThanOrEqual(before.at);
		}),
	);
});

it('stops before an unread note that has come late from another server, above newer ones', () => {
	const notes = ['n9', 'n6', 'n8', 'n7', 'n5'].map(id => ({ id, at: 0 }));
	expect(movedMark({ id: 'n4', at: 0 }, notes, ({ id }) => id !== 'n6')?.id).toBe('n5');
	expect(movedMark({ id: 'n4', at: 0 }, notes, ({ id }) => id !== 'n9')?.id).toBe('n8');
});
