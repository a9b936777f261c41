// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { queryClient } from '@/stores/queryClient';
import { folderField } from './FolderChoice';

beforeEach(() => {
	vi.useFakeTimers();
	queryClient.clear();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

/** Longer than a request without a connection is tried again. */
const TRIES_MS = 30_000;

async function nameWhere(answer: () => unknown) {
	const session = testSession();
	answerCalls(session.api, answer);
	renderInSession(folderField()({ value: 'sea', onChange: () => {}, error: undefined }), { session });
	await act(() => vi.advanceTimersByTimeAsync(TRIES_MS));
	return screen.getByRole('button').textContent;
}

it('is called as its folder', async () => {
	expect(await nameWhere(() => ({ name: 'Sea' }))).toBe('Sea');
});

it('says that the folder is gone where the server says so', async () => {
	const gone = () => {
		throw new ApiError('drive/folders/show', 400, { code: 'NO_SUCH_FOLDER' });
	};
	expect(await nameWhere(gone)).toBe('A folder that isn’t here any more');
});

it('does not say that the folder is gone where the server can’t be reached', async () => {
	const away = () => {
		throw new NetworkError('drive/folders/show', 'offline');
	};
	const name = await nameWhere(away);
	expect(name).not.toBe('A folder that isn’t here any more');
	expect(name).toContain('reach');
});
