// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireUser } from '@tests/factories/wireNote';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '@/domain/person/User';
import type { Session } from '@/stores/session/Session';
import { editMemo } from './editMemo';

const prompt = vi.hoisted(() => vi.fn());
vi.mock('@/ui/dialog/dialogs', () => ({ prompt }));
const showError = vi.hoisted(() => vi.fn());
vi.mock('./showError', () => ({ showError }));
beforeEach(() => vi.clearAllMocks());

/** Mara, as a note of hers shows her: without what one sees on her profile. */
function shownMara({ entities }: Session): User {
	entities.ingestUsers([wireUser()], 'rest');
	const user = entities.user(wireUser().id);
	if (!user) throw new Error('Mara is missing');
	return user;
}

it('begins with the memo of the server, also where only notes of the user are known', async () => {
	const session = testSession();
	const mara = shownMara(session);
	answerCalls(session.api, () => ({ ...wireUser(), memo: 'Lent me a rope', notesCount: 1 }));
	await editMemo(session, mara);
	expect(prompt).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ initial: 'Lent me a rope' }));
});

it('overwrites no memo that it could not read', async () => {
	const session = testSession();
	const mara = shownMara(session);
	const asked = answerCalls(session.api, () => {
		throw new TypeError('Failed to fetch');
	});
	await editMemo(session, mara);
	expect(prompt).not.toHaveBeenCalled();
	expect(showError).toHaveBeenCalledOnce();
	expect(asked).toHaveBeenCalledExactlyOnceWith('users/show', { userId: mara.id }, undefined);
});
