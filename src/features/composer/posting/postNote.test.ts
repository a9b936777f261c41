// @vitest-environment bundled-happy-dom
import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { uploadItem } from '@tests/factories/uploadItem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ERROR_IDS } from '@/api/errorIds';
import { outboxOf } from '@/stores/outbox/outboxes';
import { accountEnds } from '@/stores/session/accountEnds';
import { accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { sessionOf } from '@/stores/session/sessions';
import { sendUpload } from '@/stores/uploads/sendUpload';
import { overlays } from '@/ui/overlay/overlays';
import { toasts } from '@/ui/toast/toasts';
import { postNote } from './postNote';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('@/stores/session/startSession', () => ({ startSession: () => ({ main: null, stop() {} }) }));
vi.mock('@/stores/uploads/sendUpload', () => ({ sendUpload: vi.fn() }));

const ENDS = [ERROR_IDS.accountSuspended, ERROR_IDS.accountDeleted, ERROR_IDS.tokenRevoked];
const held = { release: vi.fn(), keep: vi.fn(), change: vi.fn() };
let count = 0;
let session: Session;

beforeEach(() => {
	const host = `s${++count}.example`;
	const account = {
		...{ origin: `https://${host}`, host, id: 'me', username: 'mara', name: null, avatarUrl: null, token: 't' },
	};
	localStorage.setItem('accounts', JSON.stringify([account]));
	accounts.setState({ all: [account], current: account });
	session = sessionOf(account);
	for (const spy of Object.values(held)) spy.mockClear();
});
afterEach(() => {
	overlays.closeAll();
	vi.unstubAllGlobals();
});

const refuses = (id: string) =>
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error: { id, code: 'X' } }), { status: 401 }));
const queueOf = (files: readonly ReturnType<typeof keptFile>[]) => ({
	key: `${session.key}:new`,
	kept: () => files,
	removeAll: vi.fn(),
	restore: vi.fn(async () => {}),
});
const keptFile = () => {
	const { id, file, folderId, name, isSensitive, caption, compressionLevel, watermarkPresetId, effects } = uploadItem();
	return {
		...{ id, file, folderId, name, isSensitive, caption, compressionLevel, watermarkPresetId, effects },
		place: 1,
	};
};

it.each(ENDS)('leaves the note in its composer where the account ends as it is posted: %s', async id => {
	refuses(id);
	const wrote = draft({ text: 'high water' });
	expect(await postNote(session, wrote, { session }, held, queueOf([]))).toBe('no');
	expect(held.keep).toHaveBeenCalled();
	expect(outboxOf(session).entries).toEqual([]);
	// Only the shell reports it.
	expect(accountEnds.of(session.key)).toBeDefined();
	expect(overlays.top()).toBeUndefined();
});

it.each(ENDS)('gives files that had not gone up back to the composer: %s', async id => {
	refuses(id);
	vi.mocked(sendUpload).mockImplementation(async of => {
		await of.api.call('i');
		return { file: file(), wire: { id: 'sent' } };
	});
	const queue = queueOf([keptFile()]);
	expect(await postNote(session, draft({ text: 'high water' }), { session }, held, queue)).toBe('no');
	expect(queue.restore).toHaveBeenCalledWith(true);
	expect(await database.keys(`upload:${session.key}:new:`)).toHaveLength(1);
	expect(held.keep).toHaveBeenCalled();
	expect(overlays.top()).toBeUndefined();
});

it('leaves a note to the outbox while the server takes no more, and says until when', async () => {
	const error = { code: 'RATE_LIMIT_EXCEEDED', id: 'x', info: { resetMs: Date.now() + 3_600_000 } };
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error }), { status: 429 }));
	expect(await postNote(session, draft({ text: 'high water' }), { session }, held, queueOf([]))).toBe('later');
	expect(held.keep).not.toHaveBeenCalled();
	expect(toasts.shown().at(-1)?.text).toMatch(/^Server limit reached\. Continues at /);
	expect(overlays.top()).toBeUndefined();
});
