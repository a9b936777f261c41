// @vitest-environment bundled-happy-dom
import { act, renderHook } from '@testing-library/react';
import { draft as empty } from '@tests/factories/draft';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '@/stores/drafts';
import { outboxOf } from '@/stores/outbox/outboxes';
import { preferences } from '@/stores/preferences/Preferences';
import { SessionProvider } from '@/stores/session/SessionContext';
import { sendUpload } from '@/stores/uploads/sendUpload';
import { undoSendSeconds } from '../composerSettings';
import { useDraft } from '../draft/useDraft';
import { composerQueue } from '../files/useComposerUploads';
import { usePosting } from './usePosting';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('@/stores/uploads/sendUpload', () => ({ sendUpload: vi.fn() }));

const session = testSession();
const request = { session };
const key = drafts.keyOf(session.key, 'new');
const outbox = outboxOf(session);
const queue = () => composerQueue(request, session);

const form = () =>
	renderHook(
		() => {
			const held = useDraft({ sessionKey: session.key, key, begin: empty, empty });
			return { ...held, ...usePosting(request, held, true, undefined) };
		},
		{ wrapper: ({ children }) => <SessionProvider value={session}>{children}</SessionProvider> },
	);

/** Posts with a file that takes long. @returns the form */
async function postWithFile() {
	queue().add([new File(['log'], 'log.txt', { type: 'text/plain' })]);
	const view = form();
	act(() => view.result.current.change({ text: 'high water' }));
	act(() => void view.result.current.post(view.result.current.newest, queue()));
	await vi.waitFor(() => expect(queue().items).toMatchObject([{ state: 'uploading' }]));
	return view;
}

beforeEach(() => {
	localStorage.clear();
	// Entries stay in the outbox.
	preferences.set(undoSendSeconds, 30);
	vi.mocked(sendUpload).mockImplementation(
		(_session, _item, _prepared, { signal }) =>
			new Promise((_resolve, reject) => {
				signal?.addEventListener('abort', () => reject(new DOMException('It was stopped.', 'AbortError')));
			}),
	);
});
afterEach(async () => {
	queue().removeAll();
	for (const { id } of outbox.entries) await outbox.take(id);
});

describe('a note whose form is closed while its files are uploaded', () => {
	it('goes to the outbox as it was posted, with the files, and leaves its place to the next', async () => {
		const { unmount } = await postWithFile();
		unmount();
		await vi.waitFor(() => expect(outbox.entries).toHaveLength(1));
		expect(outbox.entries).toMatchObject([{ draft: { text: 'high water' }, waitingFiles: ['log.txt'] }]);
		expect(drafts.get(key)).toBeUndefined();
		expect(queue().items).toEqual([]);
		const next = form();
		expect(next.result.current.draft.text).toBe('');
		act(() => next.result.current.change({ text: 'the next thought' }));
		await vi.waitFor(() => expect(next.result.current.draft.text).toBe('the next thought'));
		expect(outbox.entries).toMatchObject([{ draft: { text: 'high water' } }]);
	});

	it('is not posted where they were stopped', async () => {
		const { unmount } = await postWithFile();
		queue().abortAll();
		unmount();
		await vi.waitFor(() => expect(queue().isSending).toBe(false));
		expect(outbox.entries).toEqual([]);
		expect(drafts.get(key)?.text).toBe('high water');
		expect(queue().items).toMatchObject([{ name: 'log.txt', state: 'aborted' }]);
	});
});
