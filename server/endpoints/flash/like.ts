import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { likePlay } from '../../plays/likePlay';
import { openPlay } from '../../plays/openPlay';

export default defineEndpoint(
	{
		name: 'flash/like',
		params: p.params({ flashId: p.id() }),
		credential: true,
		permission: 'write:flash-likes',
		prohibitMoved: true,
		errors: {
			noSuchFlash: { code: 'NO_SUCH_FLASH', id: 'c07c1491-9161-4c5c-9d75-01906f911f73', message: 'No such flash.' },
			yourFlash: {
				code: 'YOUR_FLASH',
				id: '3fd8a0e7-5955-4ba9-85bb-bf3e0c30e13b',
				message: 'You cannot like your flash.',
			},
			alreadyLiked: {
				code: 'ALREADY_LIKED',
				id: '010065cf-ad43-40df-8067-abff9f4686e3',
				message: 'The flash has already been liked.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const play = openPlay(core, me, params.flashId);
		if (!play) throw errors.noSuchFlash();
		if (play.userId === me.id) throw errors.yourFlash();
		if (!likePlay(core, me, play.id)) throw errors.alreadyLiked();
	},
);
