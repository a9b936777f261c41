import { deleteClip } from '../../clips/deleteClip';
import { ownClip } from '../../clips/ownClip';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{
		name: 'clips/delete',
		params: p.params({ clipId: p.id() }),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchClip: { code: 'NO_SUCH_CLIP', id: '70ca08ba-6865-4630-b6fb-8494759aa754', message: 'No such clip.' },
		},
	},
	({ core, me, params, errors }) => {
		const clip = ownClip(core, me, params.clipId);
		if (!clip) throw errors.noSuchClip();
		deleteClip(core, clip);
	},
);
