import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { appEvents } from '../appEvents';
import { preferences } from '../preferences/Preferences';
import { queryClient } from '../queryClient';
import { accountKey, accounts, type StoredAccount } from '../session/accounts';
import type { Session } from '../session/Session';
import { folderForUploads, folderPathQuery } from './folderForUploads';
import { uploadFolder } from './uploadSettings';

const account: StoredAccount = {
	...{ origin: 'https://a.example', host: 'a.example', id: 'me', username: 'me', name: null, avatarUrl: null },
	token: 'token',
};
const call = vi.fn();
const session = { key: accountKey(account), api: { call } } as unknown as Session;
const other = { key: 'a.example/other', api: { call } } as unknown as Session;
const gone: string[] = [];
appEvents.on('uploadFolderGone', ({ folderId }) => void gone.push(folderId));

beforeEach(() => {
	queryClient.clear();
	call.mockReset();
	gone.length = 0;
	accounts.setState({ all: [account] });
	preferences.set(uploadFolder, 'ships', session);
});

it('is the chosen one of the account, asked for once a minute at most', async () => {
	call.mockResolvedValue({ id: 'ships', name: 'Ships', parent: { id: 'sea', name: 'Sea' } });
	expect(await folderForUploads(session)).toBe('ships');
	expect(await folderForUploads(session)).toBe('ships');
	expect(call).toHaveBeenCalledOnce();
	expect(await folderPathQuery.fetch(session, 'ships', AbortSignal.timeout(1_000))).toEqual(['Sea', 'Ships']);
	expect(gone).toEqual([]);
});

it('is the top where none is chosen, without asking', async () => {
	preferences.set(uploadFolder, null, session);
	expect(await folderForUploads(session)).toBeNull();
	expect(call).not.toHaveBeenCalled();
	preferences.set(uploadFolder, 'ships', session);
	expect(await folderForUploads(other)).toBeNull();
});

it.each(['NO_SUCH_FOLDER', 'INVALID_PARAM'])('is the top where the server says %s, and tells so', async code => {
	call.mockRejectedValue(new ApiError('drive/folders/show', 400, { code }));
	expect(await folderForUploads(session)).toBeNull();
	expect(gone).toEqual(['ships']);
});

it('stays where the server can’t be asked, or the token may not', async () => {
	vi.stubGlobal('navigator', { onLine: false });
	call.mockRejectedValue(new NetworkError('drive/folders/show', new Error()));
	expect(await folderForUploads(session)).toBe('ships');
	vi.unstubAllGlobals();
	call.mockClear();
	accounts.setState({ all: [{ ...account, permissions: ['write:drive'] }] });
	expect(await folderForUploads(session)).toBe('ships');
	expect(call).not.toHaveBeenCalled();
	expect(gone).toEqual([]);
});
