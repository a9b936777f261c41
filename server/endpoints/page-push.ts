import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { packUser } from '../pack/packUser';
import { openPage } from '../pages/openPage';
import { users } from '../store/tables/users';

/** Sends an event to the author of a page, by their streams. */
export default defineEndpoint(
	{
		name: 'page-push',
		params: p.params({
			pageId: p.id(),
			event: p.text({ max: 256 }),
			var: p.optional(p.json({ maxBytes: 16 * 1024, maxDepth: 16 })),
		}),
		credential: true,
		secure: true,
		errors: {
			noSuchPage: { code: 'NO_SUCH_PAGE', id: '4a13ad31-6729-46b4-b9af-e86b265c2e74', message: 'No such page.' },
		},
	},
	({ core, me, params: { pageId, event, var: value }, errors }) => {
		const page = openPage(core, pageId);
		const owner = page && core.db.byId(users, page.userId);
		if (!owner) throw errors.noSuchPage();
		// The user as the page's owner sees them.
		const body = { pageId, event, var: value, userId: me.id, user: packUser(core, me, owner) };
		core.bus.emit('main', { userId: owner.id, type: 'pageEvent', body });
	},
);
