import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packAdminMeta } from '../../pack/packAdminMeta';

export default defineEndpoint(
	{
		name: 'admin/meta',
		params: p.none,
		credential: true,
		permission: 'read:admin:meta',
		role: 'administrator',
	},
	({ core }) => packAdminMeta(core),
);
