import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { changeOfFollow } from '../../relations/changeOfFollow';
import { follows } from '../../store/tables/relations';

export default defineEndpoint(
	{
		name: 'following/update-all',
		params: p.params({ notify: p.optional(p.oneOf('normal', 'none')), withReplies: p.optional(p.flag()) }),
		credential: true,
		permission: 'write:following',
		limit: { duration: 3_600_000, max: 10 },
	},
	({ core, me, params }) => {
		core.db.update(follows, changeOfFollow(params), 'followerId = ?', me.id);
		core.bus.emit('relations', { userId: me.id });
	},
);
