import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { uploadFile } from '@/api/uploadFile';
import { accountKey, accounts, type StoredAccount } from '../session/accounts';
import type { Session } from '../session/Session';
import { sendFile } from './sendFile';
import { lastingObstacle } from './uploadLimits';

vi.mock('@/api/uploadFile', () => ({ uploadFile: vi.fn(async () => ({ id: 'f' })) }));

const account: StoredAccount = {
	...{ origin: 'https://a.example', host: 'a.example', id: 'me', username: 'me', name: null, avatarUrl: null },
	token: 'token',
};
const session = {
	key: accountKey(account),
	api: {},
	server: { getState: () => ({ info: { maxFileSize: 100 } }) },
	me: { getState: () => ({ me: { policies: { uploadableFileTypes: ['image/*'], maxFileSizeMb: 0 } } }) },
} as unknown as Session;
const blob = (bytes: number, type: string) => new Blob([new Uint8Array(bytes)], { type });

beforeEach(() => vi.mocked(uploadFile).mockClear());

it.each([
	[101, 'image/png', 'tooLarge'],
	[10, 'text/plain', 'typeNotAllowed'],
] as const)('does not send %i bytes of %s', async (bytes, type, obstacle) => {
	const refused = sendFile(session, { file: blob(bytes, type), name: 'a' });
	await expect(refused).rejects.toMatchObject({ obstacle });
	expect(uploadFile).not.toHaveBeenCalled();
});

it('sends nothing for a token that may not write to the drive', async () => {
	accounts.setState({ all: [{ ...account, permissions: ['read:drive'] }] });
	await expect(sendFile(session, { file: blob(10, 'image/png'), name: 'a' })).rejects.toMatchObject({
		obstacle: 'notGranted',
	});
	expect(lastingObstacle(session, blob(10, 'image/png'))).toBe('notGranted');
	accounts.setState({ all: [{ ...account, permissions: ['write:drive'] }] });
	await sendFile(session, { file: blob(10, 'image/png'), name: 'a' });
	expect(uploadFile).toHaveBeenCalledOnce();
	accounts.setState({ all: [] });
});

it('sends what is allowed', async () => {
	await sendFile(session, { file: blob(100, 'image/png'), name: 'a' });
	expect(uploadFile).toHaveBeenCalledTimes(1);
});

it('is the only way by which the app sends files', () => {
	const callers = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
		.filter(path => /\buploadFile\(/.test(readFileSync(`src/${path}`, 'utf8')));
	expect(callers.toSorted()).toEqual(['api/uploadFile.ts', 'stores/uploads/sendFile.ts']);
});
