// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/ApiError';
import { prompt } from '@/ui/dialog/dialogs';
import { reportAbuse } from './reportAbuse';

vi.mock('./showError', () => ({ showError: async () => {} }));
vi.mock('@/ui/dialog/dialogs', () => ({ prompt: vi.fn() }));

it('asks again with what was written where the report could not be sent', async () => {
	const session = testSession();
	const asked = vi.mocked(prompt).mockResolvedValueOnce('A long story.').mockResolvedValueOnce('A long story!');
	let isUp = false;
	const calls = answerCalls(session.api, endpoint => {
		if (isUp) return null;
		isUp = true;
		throw new NetworkError(endpoint, new TypeError('Failed to fetch'));
	});
	await reportAbuse(session, 'them', 'https://home.example/notes/a');
	expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ initial: 'A long story.' }));
	expect(calls).toHaveBeenLastCalledWith('users/report-abuse', { userId: 'them', comment: 'A long story!' });
});
