import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packEveryone } from '../../pack/packOther';
import { users } from '../../store/tables/users';

/** How many of the latest replies are counted. */
const LOOKED_AT = 1000;

/** The users whom a user replies to most. The weight is 1 for the first, and proportionally less for others. */
export default defineEndpoint(
	{
		name: 'users/get-frequently-replied-users',
		params: p.params({ userId: p.id(), limit: p.limit() }),
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: 'e6965129-7b2a-40a4-bae2-cd84cd434822', message: 'No such user.' },
		},
	},
	({ core, me, params, errors }) => {
		const { userId, limit } = params;
		if (!core.db.byId(users, userId)) throw errors.noSuchUser();
		const answered = core.db.all<{ id: string; n: number }>(
			`SELECT replyUserId AS id, count(*) AS n FROM (
				SELECT replyUserId FROM notes WHERE userId = ? AND replyUserId IS NOT NULL AND replyUserId != userId
				AND visibility IN ('public', 'home') ORDER BY id DESC LIMIT ${LOOKED_AT}
			) GROUP BY replyUserId ORDER BY n DESC, replyUserId LIMIT ?`,
			userId,
			limit,
		);
		const most = answered[0]?.n ?? 1;
		const people = packEveryone(
			core,
			answered.map(row => row.id),
			me,
		);
		return answered.flatMap(({ id, n }) => {
			const user = people.get(id);
			return user ? [{ user, weight: n / most }] : [];
		});
	},
);
