// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { testSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { appEvents } from '../appEvents';
import { preferences } from '../preferences/Preferences';
import { sendUpload } from './sendUpload';
import { uploadQueues } from './uploadQueues';

const database = memoryDatabase();
vi.mock('./sendUpload');
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

it('shows a file that was renamed after it had arrived where it is, and not where it was removed', async () => {
	const wire = { id: 'f', url: 'https://a.example/f', name: 'notes.txt' };
	vi.mocked(sendUpload).mockResolvedValue({ file: wire, wire } as never);
	answerCalls(session.api, (_endpoint, { name }) => ({ ...wire, name }));
	const told = vi.fn();
	const end = appEvents.on('fileUploaded', ({ file }) => told(file.name));
	const queue = queueOf('renamed');
	let files: readonly DriveFile[] = [];
	const close = uploadQueues.listen(queue, ({ file, insert }) => {
		files = insert(files, file);
	});
	queue.add([picture()]);
	const [item] = queue.items;
	expect(await queue.uploadAll()).toBe(true);
	queue.change(item?.id ?? '', { name: 'tides.txt' });
	await vi.waitFor(() => expect(files.map(({ name }) => name)).toEqual(['tides.txt']));
	files = [];
	queue.change(item?.id ?? '', { name: 'moon.txt' });
	await vi.waitFor(() => expect(told.mock.calls).toEqual([['tides.txt'], ['moon.txt']]));
	expect(files).toEqual([]);
	close();
	end();
});
