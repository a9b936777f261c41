// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { grantAllBut } from '@tests/factories/grantAllBut';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { afterEach, expect, it } from 'vitest';
import { text } from '@/i18n/text';
import { queryClient } from '@/stores/queryClient';
import { accounts } from '@/stores/session/accounts';
import { Renoters } from './Renoters';

const renoted = wireNote({ id: 'n' });
const renotes = [
	wireNote({ id: 'mine', user: wireUser({ id: 'me', username: 'me' }), text: null, renoteId: 'n' }),
	wireNote({ id: 'theirs', user: wireUser({ id: 'dave', username: 'dave' }), text: null, renoteId: 'n' }),
	wireNote({ id: 'quote', user: wireUser({ id: 'iris', username: 'iris' }), text: 'So true', renoteId: 'n' }),
];

afterEach(() => {
	cleanup();
	queryClient.clear();
	localStorage.clear();
	accounts.setState({ all: [] });
});

/** @param mayWrite whether the token may write */
async function show(isModerator: boolean, mayWrite = true) {
	const session = testSession();
	session.me.setState({ me: { isModerator, isAdmin: false } as never });
	grantAllBut(session, ...(mayWrite ? [] : (['write:notes'] as const)));
	session.entities.ingest([renoted]);
	answerCalls(session.api, () => renotes);
	renderInSession(<Renoters noteId="n" />, { session });
	await act(async () => void (await screen.findAllByRole('listitem')));
}

const removals = () =>
	[text.noteMenu.takeBackRenote, text.noteMenu.removeRenote].map(
		name => screen.queryAllByRole('button', { name }).length,
	);

it('leads to quotes, and lets everybody take their own renote back', async () => {
	await show(false);
	expect(document.querySelector('a[data-path="/notes/quote"]')).not.toBeNull();
	expect(document.querySelector('a[data-path="/notes/theirs"]')).toBeNull();
	expect(removals()).toEqual([1, 0]);
});

it('lets moderators take away renotes of others, but none with a token that may not write', async () => {
	await show(true);
	expect(removals()).toEqual([1, 1]);
	cleanup();
	await show(true, false);
	expect(removals()).toEqual([0, 0]);
});
