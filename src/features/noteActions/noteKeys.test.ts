// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { grantAllBut } from '@tests/factories/grantAllBut';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, expect, it, vi } from 'vitest';
import type { Permission } from '@/domain/account/permissions';
import { intents } from '@/stores/intents';
import { Session } from '@/stores/session/Session';
import { pressNoteKey } from './noteKeys';

const navigation = { navigate: () => {}, href: (path: string) => path, hasPage: () => true };

afterEach(() => {
	localStorage.clear();
});

/** The requests made when `f` is pressed on a renote's card. */
async function press(session: Session): Promise<readonly unknown[][]> {
	session.entities.ingest([wireNote({ id: 'r', text: null, renote: wireNote({ id: 'n' }), renoteId: 'n' } as never)]);
	const asked = answerCalls(session.api, endpoint => (endpoint === 'notes/state' ? { isFavorited: false } : undefined));
	const card = document.createElement('article');
	card.dataset.noteId = 'r';
	await pressNoteKey('f', session, card, navigation);
	return asked.mock.calls.map(([endpoint, params]) => [endpoint, params]);
}

/** @param without permissions that the token lacks */
async function pressAsMember(...without: readonly Permission[]): Promise<readonly unknown[][]> {
	const session = testSession();
	grantAllBut(session, ...without);
	return press(session);
}

it('marks the note that a renote shows, once the server has said whether it is marked', async () => {
	expect(await pressAsMember()).toEqual([
		['notes/state', { noteId: 'n' }],
		['notes/favorites/create', { noteId: 'n' }],
	]);
});

it.each<Permission>(['write:favorites', 'read:account'])(
	'asks nothing that a token without %s may not',
	async without => {
		expect(await pressAsMember(without)).toEqual([]);
	},
);

it('asks visitors to sign in', async () => {
	const asked = vi.spyOn(intents, 'send').mockReturnValue();
	expect(await press(new Session('https://home.example', null))).toEqual([]);
	expect(asked).toHaveBeenCalledExactlyOnceWith({ kind: 'signIn', reason: 'required' });
});
