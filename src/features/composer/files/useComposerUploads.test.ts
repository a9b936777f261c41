// @vitest-environment bundled-happy-dom
import { act, renderHook } from '@testing-library/react';
import { draft as empty } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import { drafts } from '@/stores/drafts';
import { sendUpload } from '@/stores/uploads/sendUpload';
import { useDraft } from '../draft/useDraft';
import { composerQueue } from './useComposerUploads';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('@/stores/uploads/sendUpload', () => ({ sendUpload: vi.fn() }));

const session = testSession();
const request = { session };
const key = drafts.keyOf(session.key, 'new');

beforeEach(() => localStorage.clear());

it('shows a file that arrived without its form in the forms of the same draft, which keep it', async () => {
	const { result } = renderHook(() => useDraft({ sessionKey: session.key, key, begin: empty, empty }));
	act(() => result.current.change({ text: 'high water' }));
	vi.mocked(sendUpload).mockResolvedValue({ file: file({ id: 'log' }), wire: { id: 'log' } });
	const queue = composerQueue(request, session);
	queue.add([new File(['log'], 'log.txt', { type: 'text/plain' })]);
	await act(() => queue.uploadAll());
	expect(result.current.draft).toMatchObject({ text: 'high water', files: [{ id: 'log' }] });
	act(() => result.current.change({ text: 'high water, and more' }));
	act(() => void window.dispatchEvent(new Event('pagehide')));
	expect(drafts.get(key)).toMatchObject({ text: 'high water, and more', files: [{ id: 'log' }] });
});
