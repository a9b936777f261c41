import { noteVisit } from '../auth/noteVisit';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { packMe } from '../pack/packUser';

export default defineEndpoint(
	{ name: 'i', params: p.none, credential: true, permission: 'read:account' },
	({ core, me }) => {
		core.db.inPassing(() => noteVisit(core, me.id));
		return packMe(core, me);
	},
);
