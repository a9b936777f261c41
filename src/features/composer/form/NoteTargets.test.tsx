// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/ApiError';
import { ReplyTarget } from './NoteTargets';

afterEach(cleanup);

it('a note that is answered counts as gone only if the server says so', async () => {
	const session = testSession();
	const calls = answerCalls(session.api, () => {
		throw new NetworkError('notes/show', new TypeError('Failed to fetch'));
	});
	renderInSession(<ReplyTarget noteId="answered" />, { session });
	await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
	await act(async () => {});
	expect(screen.queryByText('The note you’re replying to no longer exists.')).toBeNull();
	answerCalls(session.api, () => wireNote({ id: 'answered', text: 'Fog is coming' }));
	await act(async () => session.reachability.events.emit('back', undefined));
	expect(await screen.findByText(/Fog is coming/)).toBeTruthy();
});
