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
		name: 'users/following',
		params: p.withOneOf(['userId', 'username'], {
			userId: p.optional(p.id()),
			username: p.optional(p.text({ max: 128 })),
			host: p.nullish(p.host()),
			birthday: p.nullish(p.pattern(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, { max: 10 })),
			limit: p.limit(),
			...p.paging,
		}),
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '63e4aba4-4156-4e53-be25-c9559e42d71b', message: 'No such user.' },
			forbidden: { code: 'FORBIDDEN', id: 'f6cdb0df-c19f-ec5c-7dbb-0ba84a1f92ba', message: 'Forbidden.' },
			birthdayInvalid: {
				code: 'BIRTHDAY_DATE_FORMAT_INVALID',
				id: 'a2b007b9-4782-4eba-abd3-93b05ed4130d',
				message: 'That is no day of the year.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const user = findOne(core, params);
		if (!user || user === 'elsewhere') throw errors.noSuchUser();
		const profile = core.db.first(profiles, 'WHERE t.userId = ?', user.id);
		if (!maySee(core, user, me, profile?.followingVisibility ?? 'public')) throw errors.forbidden();
		const day = params.birthday ?? null;
		if (day !== null && Number.isNaN(Date.parse(day))) throw errors.birthdayInvalid();
		const rows = selectPage(
			core.db,
			follows,
			params,
			't.followerId = ? AND (? IS NULL OR EXISTS (SELECT 1 FROM profiles p WHERE p.userId = t.followeeId AND p.birthday LIKE ?))',
			user.id,
			day,
			`%${day?.slice(4) ?? ''}`,
		);
		const people = packEveryone(
			core,
			rows.map(row => row.followeeId),
			me,
		);
		return rows.flatMap(({ id, followeeId, followerId }) => {
			const followee = people.get(followeeId);
			return followee ? [{ id, createdAt: dateOfId(id), followeeId, followerId, followee }] : [];
		});
	},
);
