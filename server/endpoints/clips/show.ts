import { openClip } from '../../clips/ownClip';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packClip } from '../../pack/packClip';

export default defineEndpoint(
	{
		name: 'clips/show',
		params: p.params({ clipId: p.id() }),
		permission: 'read:account',
		errors: {
			noSuchClip: { code: 'NO_SUCH_CLIP', id: 'c3c5fe33-d62c-44d2-9ea5-d997703f5c20', message: 'No such clip.' },
		},
	},
	({ core, me, params, errors }) => {
		const clip = openClip(core, me, params.clipId);
		if (!clip) throw errors.noSuchClip();
		return packClip(core, clip, me);
	},
);
