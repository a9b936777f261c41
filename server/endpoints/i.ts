import { noteVisit } from '../auth/noteVisit';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { packMeFor } from '../pack/packUser';

export default defineEndpoint(
	{ name: 'i', params: p.none, credential: true, permission: 'read:account' },
	({ core, me, token }) => {
		core.db.inPassing(() => noteVisit(core, me.id));
		return packMeFor(core, me, token);
	},
);
