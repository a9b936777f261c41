import { selectInstances } from '../../federation/selectInstances';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packInstance } from '../../pack/packInstance';

/** One of the servers whose users are known here. */
export default defineEndpoint(
	{ name: 'federation/show-instance', params: p.params({ host: p.host() }) },
	({ core, me, params }) => {
		const [row] = selectInstances(core.db, 'WHERE i.host = ?', params.host.toLowerCase());
		if (!row) return undefined;
		const packed = packInstance(core, row);
		return me && core.roles.isModerator(me) ? { ...packed, moderationNote: '' } : packed;
	},
);
