// @vitest-environment happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { testSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import { preferences } from '../preferences/Preferences';
import { uploadQueues } from './uploadQueues';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));

const session = testSession();
const queueOf = (context: string) => uploadQueues.of(session, context, () => {});
const picture = () => new File(['text'], 'notes.txt', { type: 'text/plain' });

it('lets go of the queues that composers leave empty', () => {
	const before = uploadQueues.size;
	const subscribe = vi.spyOn(preferences, 'subscribe');
	for (let n = 0; n < 100; n++) uploadQueues.listen(queueOf(`reply:${n}`), () => {})();
	expect(uploadQueues.size).toBe(before);
	expect(subscribe).not.toHaveBeenCalled();
});

it('keeps a queue while it has files, is shown, or is at work', async () => {
	const before = uploadQueues.size;
	const queue = queueOf('new');
	const close = uploadQueues.listen(queue, () => {});
	queue.add([picture()]);
	close();
	expect(queueOf('new')).toBe(queue);
	const release = uploadQueues.hold(queue);
	queue.removeAll();
	await Promise.resolve();
	expect(queueOf('new')).toBe(queue);
	release();
	expect(uploadQueues.size).toBe(before);
});

it('is the same queue for whoever shows one that was let go in between', () => {
	const queue = queueOf('again');
	uploadQueues.listen(queue, () => {})();
	const close = uploadQueues.listen(queue, () => {});
	expect(queueOf('again')).toBe(queue);
	close();
});
