import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packUserLite } from '../../pack/packUserLite';
import { follow } from '../../relations/follow';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'following/create',
		params: p.params({ userId: p.id(), withReplies: p.optional(p.flag()) }),
		credential: true,
		permission: 'write:following',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 100 },
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: 'fcd2eef9-a9b2-4c4f-8624-038099e90aa5', message: 'No such user.' },
			followeeIsYourself: {
				code: 'FOLLOWEE_IS_YOURSELF',
				id: '26fbe7bb-a331-4857-af17-205b426669a9',
				message: 'Followee is yourself.',
			},
			alreadyFollowing: {
				code: 'ALREADY_FOLLOWING',
				id: '35387507-38c7-4cb9-9197-300b93783fa0',
				message: 'You are already following that user.',
			},
			blocking: {
				code: 'BLOCKING',
				id: '4e2206ec-aa4f-4960-b865-6c23ac38e2d9',
				message: 'You are blocking that user.',
			},
			blocked: {
				code: 'BLOCKED',
				id: 'c4ab57cc-4e41-45e9-bfd9-584f61e35ce0',
				message: 'You are blocked by that user.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === me.id) throw errors.followeeIsYourself();
		const followee = core.db.byId(users, params.userId);
		if (!followee) throw errors.noSuchUser();
		follow(core, me, followee, { withReplies: params.withReplies ?? false });
		return packUserLite(core, followee);
	},
);
