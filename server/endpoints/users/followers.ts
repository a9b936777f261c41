import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packEveryone } from '../../pack/packOther';
import { dateOfId } from '../../store/IdSource';
import { selectPage } from '../../store/selectPage';
import { follows } from '../../store/tables/relations';
import { profiles } from '../../store/tables/users';
import { findOne } from '../../users/findOne';
import { maySee } from '../../users/maySee';

export default defineEndpoint(
	{
		name: 'users/followers',
		params: p.withOneOf(['userId', 'username'], {
			userId: p.optional(p.id()),
			username: p.optional(p.text({ max: 128 })),
			host: p.nullish(p.host()),
			limit: p.limit(),
			...p.paging,
		}),
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '27fa5435-88ab-43de-9360-387de88727cd', message: 'No such user.' },
			forbidden: { code: 'FORBIDDEN', id: '3c6a84db-d619-26af-ca14-06232a21df8a', message: 'Forbidden.' },
		},
	},
	({ core, me, params, errors }) => {
		const user = findOne(core, params);
		if (!user || user === 'elsewhere') throw errors.noSuchUser();
		const profile = core.db.first(profiles, 'WHERE t.userId = ?', user.id);
		if (!maySee(core, user, me, profile?.followersVisibility ?? 'public')) throw errors.forbidden();
		const rows = selectPage(core.db, follows, params, 't.followeeId = ?', user.id);
		const people = packEveryone(
			core,
			rows.map(row => row.followerId),
			me,
		);
		return rows.flatMap(({ id, followeeId, followerId }) => {
			const follower = people.get(followerId);
			return follower ? [{ id, createdAt: dateOfId(id), followeeId, followerId, follower }] : [];
		});
	},
);
