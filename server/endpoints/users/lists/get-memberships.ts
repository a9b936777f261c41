import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { shownList } from '../../../lists/ownList';
import { packUsersLite } from '../../../pack/packUserLite';
import { dateOfId } from '../../../store/IdSource';
import { selectPage } from '../../../store/selectPage';
import { listMembers } from '../../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'users/lists/get-memberships',
		params: p.params({
			listId: p.id(),
			forPublic: p.optional(p.flag(), false),
			limit: p.limit(100, 30),
			...p.paging,
		}),
		permission: 'read:account',
		errors: {
			noSuchList: { code: 'NO_SUCH_LIST', id: '7bc05c21-1d7a-41ae-88f1-66820f4dc686', message: 'No such list.' },
		},
	},
	({ core, me, params, errors }) => {
		const list = shownList(core, me, params);
		if (!list) throw errors.noSuchList();
		const rows = selectPage(core.db, listMembers, params, 't.listId = ?', list.id);
		const people = packUsersLite(
			core,
			rows.map(row => row.userId),
		);
		return rows.flatMap(({ id, userId, withReplies }) => {
			const user = people.get(userId);
			return user ? [{ id, createdAt: dateOfId(id), userId, user, withReplies }] : [];
		});
	},
);
