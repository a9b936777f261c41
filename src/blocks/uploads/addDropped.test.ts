// @vitest-environment bundled-happy-dom
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { DroppedFolder } from '@/platform/droppedFiles';
import { appEvents } from '@/stores/appEvents';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { addDropped } from './addDropped';

const { alert } = vi.hoisted(() => ({ alert: vi.fn(async () => {}) }));
vi.mock('@/ui/dialog/dialogs', () => ({ alert }));
vi.mock('@/ui/dialog/waiting', () => ({ waitFor: (work: Promise<unknown>) => work }));

const fileOf = (name: string) => new File(['x'], name);
const harbour: DroppedFolder = {
	name: 'harbour',
	files: [fileOf('map.txt')],
	folders: [{ name: 'boats', files: [fileOf('ferry.txt')], folders: [] }],
};

function queueWith(answer: (endpoint: string, params: { name: string }) => Promise<unknown>) {
	const added: string[] = [];
	const add = (files: readonly File[], folderId: string | null) => {
		for (const { name } of files) added.push(`${folderId}/${name}`);
		return [];
	};
	const asked = vi.fn(answer);
	return { queue: { session: { api: { call: asked } }, add } as unknown as UploadQueue, added, asked };
}

it('makes the folders in the drive under their names, and sends each file into its own', async () => {
	const { queue, added, asked } = queueWith(async (_, { name }) => ({ id: `id-${name}` }));
	const told = vi.fn();
	const end = appEvents.on('folderCreated', ({ folder }) => told(folder.name));
	await addDropped(queue, { files: [fileOf('loose.txt')], readFolders: async () => [harbour] }, 'here');
	end();
	expect(asked.mock.calls).toEqual([
		['drive/folders/create', { name: 'harbour', parentId: 'here' }],
		['drive/folders/create', { name: 'boats', parentId: 'id-harbour' }],
	]);
	expect(added).toEqual(['here/loose.txt', 'id-harbour/map.txt', 'id-boats/ferry.txt']);
	expect(told.mock.calls).toEqual([['harbour'], ['boats']]);
});

it('tells of a folder that the server does not make', async () => {
	const refusal = new ApiError('drive/folders/create', 400, { message: 'Full.', id: 'x' });
	const { queue, added } = queueWith(async () => Promise.reject(refusal));
	await addDropped(queue, { files: [], readFolders: async () => [harbour] }, null);
	expect(alert).toHaveBeenCalledTimes(1);
	expect(added).toEqual([]);
});
