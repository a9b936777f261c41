import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { ownList } from '../../../lists/ownList';
import { listMembers } from '../../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'users/lists/update-membership',
		params: p.params({ listId: p.id(), userId: p.id(), withReplies: p.optional(p.flag()) }),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		errors: {
			noSuchList: { code: 'NO_SUCH_LIST', id: '7f44670e-ab16-43b8-b4c1-ccd2ee89cc02', message: 'No such list.' },
			noSuchUser: { code: 'NO_SUCH_USER', id: '588e7f72-c744-4a61-b180-d354e912bda2', message: 'No such user.' },
		},
	},
	({ core, me, params, errors }) => {
		const list = ownList(core, me, params.listId);
		if (!list) throw errors.noSuchList();
		const { withReplies } = params;
		const isMember = core.db.exists(listMembers, 't.listId = ? AND t.userId = ?', list.id, params.userId);
		if (!isMember) throw errors.noSuchUser();
		if (withReplies === undefined) return;
		core.db.update(listMembers, { withReplies }, 'listId = ? AND userId = ?', list.id, params.userId);
		core.bus.emit('relations', { userId: me.id });
	},
);
