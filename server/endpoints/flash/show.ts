import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPlay } from '../../pack/packPlay';
import { openPlay } from '../../plays/openPlay';

export default defineEndpoint(
	{
		name: 'flash/show',
		params: p.params({ flashId: p.id() }),
		errors: {
			noSuchFlash: { code: 'NO_SUCH_FLASH', id: 'f0d34a1a-d29a-401d-90ba-1982122b5630', message: 'No such flash.' },
		},
	},
	({ core, me, params, errors }) => {
		const play = openPlay(core, me, params.flashId);
		if (!play) throw errors.noSuchFlash();
		return packPlay(core, play, me);
	},
);
