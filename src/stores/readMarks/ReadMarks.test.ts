// @vitest-environment bundled-happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { overStorage } from '@/platform/localDatabase';
import { ReadMarks } from './ReadMarks';

const PLACE = 'home';
const marksOf = (hasEnded = false) =>
	new ReadMarks({
		...{ key: 'readMarks:a.server/mara', hasEnded: () => hasEnded },
		database: async () => overStorage(localStorage),
	});

/** What a page that is opened now knows. */
async function later(): Promise<ReadMarks> {
	const marks = marksOf();
	await marks.load();
	return marks;
}

beforeEach(() => {
	localStorage.clear();
	vi.stubGlobal('navigator', undefined);
});

it('remembers across loads what was read, and up to where', async () => {
	const marks = marksOf();
	marks.read('n5');
	marks.move(PLACE, { id: 'n3', at: 3 });
	await marks.save();
	const again = await later();
	expect(again.isRead('n5')).toBe(true);
	expect(again.isRead('n4')).toBe(false);
	expect(again.markOf(PLACE)).toEqual({ id: 'n3', at: 3 });
	expect(again.markOf('local')).toBeNull();
});

it('never moves a mark back', () => {
	const marks = marksOf();
	marks.move(PLACE, { id: 'n3', at: 3 });
	marks.move(PLACE, { id: 'n2', at: 2 });
	expect(marks.markOf(PLACE)?.id).toBe('n3');
});

it('keeps what two tabs have read', async () => {
	const [here, there] = [marksOf(), marksOf()];
	here.read('n1');
	here.move(PLACE, { id: 'n1', at: 1 });
	there.read('n2');
	there.move(PLACE, { id: 'n2', at: 2 });
	await there.save();
	await here.save();
	const again = await later();
	expect([again.isRead('n1'), again.isRead('n2')]).toEqual([true, true]);
	expect(again.markOf(PLACE)?.id).toBe('n2');
});

it('takes back that a note was read', async () => {
	const marks = marksOf();
	marks.read('n1');
	await marks.save();
	marks.unread('n1');
	await marks.save();
	expect((await later()).isRead('n1')).toBe(false);
});

it('lets another tab take back what this one has read', async () => {
	const here = marksOf();
	here.read('n1');
	await here.save();
	const there = await later();
	there.unread('n1');
	await there.save();
	here.read('n2');
	await here.save();
	expect(['n1', 'n2'].map(id => here.isRead(id))).toEqual([false, true]);
	const again = await later();
	expect(['n1', 'n2'].map(id => again.isRead(id))).toEqual([false, true]);
});

it('stores the next time what could not be stored, and what has changed meanwhile', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	const store = overStorage(localStorage);
	const write = store.set.bind(store);
	const set = vi.spyOn(store, 'set');
	const here = new ReadMarks({ key: 'readMarks:a.server/mara', hasEnded: () => false, database: async () => store });
	here.read('n1');
	await here.save();
	here.unread('n1');
	here.read('n2');
	set.mockRejectedValueOnce(new Error('full'));
	await here.save();
	set.mockImplementationOnce((key, value) => {
		here.read('n4');
		return write(key, value);
	});
	here.read('n3');
	await here.save();
	await here.save();
	const again = await later();
	expect(['n1', 'n2', 'n3', 'n4'].map(id => again.isRead(id))).toEqual([false, true, true, true]);
});

it('stores nothing of an account that has left', async () => {
	const marks = marksOf(true);
	marks.read('n1');
	await marks.save();
	expect(localStorage).toHaveLength(0);
});

it('keeps the latest 4,000 notes', () => {
	const marks = marksOf();
	for (let number = 0; number < 4_001; number++) marks.read(`n${number}`);
	expect(marks.isRead('n0')).toBe(false);
	expect(marks.isRead('n1')).toBe(true);
});
