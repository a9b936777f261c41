// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { wireUser } from '@tests/factories/wireNote';
import { expect, it, vi } from 'vitest';
import { changeInCollection, collection } from '@/stores/collections';
import { listMenu } from './listMenu';

it('somebody whom the stream tells to be on a list first is on it once', async () => {
	const session = testSession();
	vi.spyOn(session.api, 'call').mockImplementation(async endpoint => {
		if (endpoint === 'users/lists/list') return [{ id: 'list', name: 'Crew', userIds: [] }] as never;
		changeInCollection(session, 'lists', 'list', list => ({ ...list, userIds: ['them'] }));
		return null as never;
	});
	const [id = ''] = session.entities.ingestUsers([wireUser({ id: 'them' } as never)]);
	const user = session.entities.user(id);
	if (!user) throw new Error('There is nobody.');
	const [item] = await listMenu(session, user);
	if (item && 'onSelect' in item) item.onSelect?.();
	await new Promise(done => setTimeout(done));
	const [list] = await collection(session, 'lists');
	expect(list?.userIds).toEqual(['them']);
});
