import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@/stores/session/Session';
import { removeImported } from './removeImported';

let session: Session;
let deleted: unknown[];
/** Who is on the list at each look; the last one stays. */
let onList: string[][];

beforeEach(() => {
	vi.useFakeTimers();
	session = testSession();
	deleted = [];
	answerCalls(session.api, (endpoint, { fileId }) => {
		if (endpoint === 'drive/files/delete') return void deleted.push(fileId);
		const userIds = onList.length > 1 ? onList.shift() : onList[0];
		return { id: 'l', name: 'Boats', userIds, isPublic: false };
	});
});
afterEach(() => vi.useRealTimers());

async function importOf(...userIds: readonly string[]): Promise<void> {
	void removeImported(session, { listId: 'l', fileId: 'file', userIds });
	await vi.advanceTimersByTimeAsync(120_000);
}

it('deletes the file once all its people are on the list', async () => {
	onList = [['a'], ['a', 'b']];
	await importOf('a', 'b');
	expect(deleted).toEqual(['file']);
});

it('deletes it where some never come, once no more do', async () => {
	onList = [[], ['a'], ['a']];
	await importOf('a', 'blocks me');
	expect(deleted).toEqual(['file']);
});

it('leaves it where nobody has come: the server may still be going to read it', async () => {
	onList = [[]];
	await importOf('a', 'b');
	expect(deleted).toEqual([]);
});
