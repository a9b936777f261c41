import { expect, it } from 'vitest';
import { NoRoom } from './NoRoom';
import { WorkRoom } from './WorkRoom';

const SHARE = { max: 10, maxBytes: 1000, maxWaiting: 10 };

/** Starts work that holds this many bytes until the test calls `end` or `fail`. */
function hold(room: WorkRoom, bytes: number, address = 'a') {
	const gate = { end() {}, fail(_error: Error) {} };
	const ended = new Promise<void>((end, fail) => Object.assign(gate, { end, fail }));
	const state = { isBegun: false, isHeld: false };
	const work = room.within(address, async take => {
		state.isBegun = true;
		await take(bytes);
		state.isHeld = true;
		await ended;
	});
	return { work, state, ...gate };
}

const aMoment = () => new Promise(resolve => setTimeout(resolve));

it('refuses work beyond `max`', async () => {
	const room = new WorkRoom({ max: 2, maxBytes: 100, share: SHARE });
	const [first, second] = [hold(room, 1), hold(room, 1)];
	await expect(hold(room, 1).work).rejects.toThrow(NoRoom);
	first.fail(new Error('away'));
	await expect(first.work).rejects.toThrow('away');
	const third = hold(room, 1);
	second.end();
	third.end();
	await Promise.all([second.work, third.work]);
});

it('refuses work beyond `maxBytes`, and forgets the bytes of what has ended', async () => {
	const room = new WorkRoom({ max: 10, maxBytes: 100, share: SHARE });
	const first = hold(room, 60);
	await expect(hold(room, 41).work).rejects.toThrow(NoRoom);
	const second = hold(room, 40);
	first.end();
	await first.work;
	const third = hold(room, 60);
	second.end();
	third.end();
	await Promise.all([second.work, third.work]);
});

it('begins the work of one address in turn, and that of others meanwhile', async () => {
	const room = new WorkRoom({ max: 3, maxBytes: 100, share: { ...SHARE, max: 2 } });
	const [first, second, third, fourth] = [hold(room, 1), hold(room, 1), hold(room, 1), hold(room, 1)];
	const other = hold(room, 1, 'b');
	await aMoment();
	expect([third, fourth, other].map(({ state }) => state.isBegun)).toEqual([false, false, true]);
	first.fail(new Error('away'));
	await expect(first.work).rejects.toThrow('away');
	await aMoment();
	expect([third, fourth].map(({ state }) => state.isBegun)).toEqual([true, false]);
	for (const held of [second, third, fourth, other]) held.end();
	await Promise.all([second.work, third.work, fourth.work, other.work]);
});

it('refuses work of an address of which `maxWaiting` waits', async () => {
	const room = new WorkRoom({ max: 10, maxBytes: 100, share: { ...SHARE, max: 1, maxWaiting: 1 } });
	const [first, second] = [hold(room, 1), hold(room, 1)];
	await expect(hold(room, 1).work).rejects.toThrow(NoRoom);
	first.end();
	second.end();
	await Promise.all([first.work, second.work]);
});

it('has all but the oldest work of an address wait for bytes', async () => {
	const room = new WorkRoom({ max: 10, maxBytes: 1000, share: { ...SHARE, maxBytes: 100 } });
	const oldest = hold(room, 150);
	const [second, third] = [hold(room, 60), hold(room, 60)];
	const other = hold(room, 60, 'b');
	await aMoment();
	const held = () => [oldest, second, third, other].map(({ state }) => state.isHeld);
	expect(held()).toEqual([true, false, false, true]);
	oldest.end();
	await oldest.work;
	await aMoment();
	expect(held()).toEqual([true, true, false, true]);
	second.end();
	await second.work;
	await aMoment();
	expect(held()).toEqual([true, true, true, true]);
	third.end();
	other.end();
	await Promise.all([third.work, other.work]);
});
