import { answerCalls } from '@tests/factories/answerCalls';
import { file } from '@tests/factories/file';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { type DriveItem, fileItem, folderItem } from '../listing/DriveItem';
import { deleteItems, moveItems } from './driveActions';
import { driveEvents } from './driveEvents';

const { alert, ask } = vi.hoisted(() => ({ alert: vi.fn(), ask: vi.fn() }));
vi.mock('@/ui/dialog/dialogs', async original => ({
	...(await original<object>()),
	alert,
	ask,
	confirm: async () => true,
}));

const session = testSession();
const ofFile = (id: string): DriveItem => fileItem({ ...file({ id }), createdAt: 0, folderId: null });
const ofFolder = (id: string): DriveItem => folderItem({ id, name: id, parentId: null });
let told: string[];
let end: () => void;

beforeEach(() => {
	told = [];
	end = driveEvents.on('changed', ({ change }) => void told.push('id' in change ? `${change.kind} ${change.id}` : ''));
});
afterEach(() => {
	end();
	alert.mockClear();
});

/** Refuses to delete these, with that code. */
function refuse(refusals: Readonly<Record<string, string>>): void {
	answerCalls(session.api, (endpoint, { fileId, folderId }) => {
		const code = refusals[String(fileId ?? folderId)];
		if (code !== undefined) throw new ApiError(endpoint, 400, { code });
	});
}

it('goes on where one of many was deleted elsewhere, and takes it from the page', async () => {
	refuse({ f1: 'NO_SUCH_FILE', d1: 'NO_SUCH_FOLDER' });
	expect(await deleteItems(session, [ofFile('f1'), ofFile('f2'), ofFolder('d1'), ofFolder('d2')])).toBe(true);
	expect(told).toEqual(['fileGone f1', 'fileGone f2', 'folderGone d1', 'folderGone d2']);
	expect(alert).not.toHaveBeenCalled();
});

it('stops at any other refusal, and says it', async () => {
	refuse({ f2: 'ACCESS_DENIED' });
	expect(await deleteItems(session, [ofFile('f1'), ofFile('f2'), ofFile('f3')])).toBe(false);
	expect(told).toEqual(['fileGone f1']);
	expect(alert.mock.calls.length + ask.mock.calls.length).toBe(1);
});

it('moves files one by one where the server can’t move several at once', async () => {
	const moved: unknown[] = [];
	answerCalls(session.api, (endpoint, { fileId, folderId }) => {
		if (endpoint === 'drive/files/move-bulk') throw new ApiError(endpoint, 404, { code: 'UNKNOWN_API_ENDPOINT' });
		if (fileId === 'f2') throw new ApiError(endpoint, 400, { code: 'NO_SUCH_FILE' });
		moved.push([endpoint, fileId, folderId]);
	});
	const shown: unknown[] = [];
	const endShown = driveEvents.on('changed', ({ change }) => 'file' in change && shown.push(change.file.id));
	expect(await moveItems(session, [ofFile('f0'), ofFile('f1')], 'd')).toBe(true);
	expect(moved).toEqual([
		['drive/files/update', 'f0', 'd'],
		['drive/files/update', 'f1', 'd'],
	]);
	// What was moved before a refusal is shown where it is.
	expect(await moveItems(session, [ofFile('f3'), ofFile('f2')], 'd')).toBe(false);
	expect(shown).toEqual(['f0', 'f1', 'f3']);
	endShown();
});
