// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import type { Session } from '@/stores/session/Session';
import { vote } from './vote';

vi.mock('@/ui/dialog/dialogs', () => ({ confirm: async () => true, alert: async () => {}, ask: async () => 'ok' }));

let session: Session;

const polled = (votes: number, isVoted: boolean) =>
	wireNote({ id: 'n', hasPoll: true, poll: { choices: [{ text: 'North', votes, isVoted }] } });
const shown = () => session.entities.note('n')?.poll?.choices[0];

/** @param note the server's response to `notes/show`; null: none */
function failWith(error: Error, note: ReturnType<typeof polled> | null): void {
	vi.spyOn(session.api, 'call').mockImplementation(async endpoint => {
		if (endpoint === 'notes/polls/vote') throw error;
		if (!note) throw new NetworkError(endpoint, 'gone');
		return note;
	});
}

beforeEach(() => {
	session = testSession();
	session.entities.ingest([polled(3, false)]);
});

it('takes a vote back that the server refused', async () => {
	failWith(new ApiError('notes/polls/vote', 400, { code: 'ALREADY_EXPIRED' }), polled(9, true));
	await vote(session, 'n', 0);
	expect(shown()).toMatchObject({ votes: 3, isVoted: false });
});

it.each([
	['counted', true, 4],
	['missed', false, 3],
] as const)('shows what the server has, where no response came to a vote that it %s', async (_, isVoted, votes) => {
	failWith(new NetworkError('notes/polls/vote', 'gone'), polled(votes, isVoted));
	await vote(session, 'n', 0);
	await vi.waitFor(() => expect(shown()).toMatchObject({ votes, isVoted }));
});

it('takes a vote back where the server can’t be asked either', async () => {
	failWith(new NetworkError('notes/polls/vote', 'gone'), null);
	await vote(session, 'n', 0);
	await vi.waitFor(() => expect(shown()).toMatchObject({ votes: 3, isVoted: false }));
});

it('leaves a poll alone that has come anew since', async () => {
	const call = vi.spyOn(session.api, 'call').mockImplementation(async endpoint => {
		const choices = [{ text: 'North', votes: 7, isVoted: true }];
		session.entities.patchNote('n', note => ({ ...note, poll: { multiple: false, expiresAt: null, choices } }));
		throw new NetworkError(endpoint, 'gone');
	});
	await vote(session, 'n', 0);
	await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
	await Promise.resolve();
	expect(shown()).toMatchObject({ votes: 7, isVoted: true });
});
