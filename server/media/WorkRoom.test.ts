import { expect, it } from 'vitest';
import { NoRoom, WorkRoom } from './WorkRoom';

/** Work of so many bytes that the test ends. */
function hold(room: WorkRoom, bytes: number) {
	const gate = { end() {}, fail(_error: Error) {} };
	const ended = new Promise<void>((end, fail) => Object.assign(gate, { end, fail }));
	const work = room.within(take => {
		take(bytes);
		return ended;
	});
	return { work, ...gate };
}

it('refuses more than so many at once', async () => {
	const room = new WorkRoom({ max: 2, maxBytes: 100 });
	const [first, second] = [hold(room, 1), hold(room, 1)];
	await expect(hold(room, 1).work).rejects.toThrow(NoRoom);
	first.fail(new Error('away'));
	await expect(first.work).rejects.toThrow('away');
	const third = hold(room, 1);
	second.end();
	third.end();
	await Promise.all([second.work, third.work]);
});

it('refuses more than so many bytes at once, and forgets those of what has ended', async () => {
	const room = new WorkRoom({ max: 10, maxBytes: 100 });
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
