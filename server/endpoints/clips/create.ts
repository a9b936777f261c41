import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packClip } from '../../pack/packClip';
import { clips } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'clips/create',
		params: p.params({
			name: p.text({ min: 1, max: 100 }),
			isPublic: p.optional(p.flag(), false),
			description: p.nullish(p.text({ max: 2048 })),
		}),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		errors: {
			tooManyClips: {
				code: 'TOO_MANY_CLIPS',
				id: '920f7c2d-6208-4b76-8082-e632020f5883',
				message: 'You cannot make any more clips.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const { name, isPublic, description = null } = params;
		const limit = core.roles.policies(me).clipLimit;
		if (core.db.count(clips, 't.userId = ?', me.id) >= limit) throw errors.tooManyClips();
		const row = { id: core.ids.next(), userId: me.id, name, isPublic, description, lastClippedAt: null };
		core.db.insert(clips, row);
		return packClip(core, row, me);
	},
);
