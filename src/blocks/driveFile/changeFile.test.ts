// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { prompt } from '@/ui/dialog/dialogs';
import { describeFile } from './changeFile';

vi.mock('../actions/showError', () => ({ showError: async () => {} }));
vi.mock('@/ui/dialog/dialogs', () => ({ prompt: vi.fn(), alert: async () => {} }));

const file = { id: 'file', name: 'Quay.jpg', comment: null } as DriveFile;
const asked = vi.mocked(prompt);

afterEach(() => asked.mockReset());

it('asks again with the alt text that could not be saved', async () => {
	const session = testSession();
	asked.mockResolvedValue('A quay in the fog');
	let isUp = false;
	answerCalls(session.api, (endpoint, params) => {
		if (isUp) return { id: 'file', ...params };
		isUp = true;
		throw new NetworkError(endpoint, new TypeError('Failed to fetch'));
	});
	expect(await describeFile(session, file)).toMatchObject({ comment: 'A quay in the fog' });
	expect(asked.mock.calls.map(([{ initial }]) => initial)).toEqual(['', 'A quay in the fog']);
});

it('asks once where the file is gone', async () => {
	const session = testSession();
	asked.mockResolvedValue('A quay in the fog');
	answerCalls(session.api, endpoint => {
		throw new ApiError(endpoint, 400, { code: 'NO_SUCH_FILE' });
	});
	expect(await describeFile(session, file)).toBeUndefined();
	expect(asked).toHaveBeenCalledTimes(1);
});
