// @vitest-environment happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { grantAllBut } from '@tests/factories/grantAllBut';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '@/domain/permissions';
import { toggleFavorite } from './keepNote';

afterEach(() => {
	localStorage.clear();
});

/** What is asked of the server when a note is marked with a token that may do everything but this. */
async function mark(...without: readonly Permission[]): Promise<readonly unknown[]> {
	const session = testSession();
	session.entities.ingest([wireNote({ id: 'n' })]);
	grantAllBut(session, ...without);
	const asked = answerCalls(session.api, endpoint => (endpoint === 'notes/state' ? { isFavorited: false } : undefined));
	await toggleFavorite(session, 'n');
	return asked.mock.calls.map(([endpoint]) => endpoint);
}

it('marks a note', async () => {
	expect(await mark()).toEqual(['notes/state', 'notes/favorites/create']);
});

it.each<Permission>(['write:favorites', 'read:account'])(
	'asks nothing that a token without %s may not',
	async without => {
		expect(await mark(without)).toEqual([]);
	},
);
