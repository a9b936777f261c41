import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { entriesOf } from '../../../registry/registryEntries';
import { registryDomain, registryScope } from '../../../registry/registryParams';

export default defineEndpoint(
	{
		name: 'i/registry/keys',
		params: p.params({
			scope: registryScope,
			domain: registryDomain,
		}),
		credential: true,
		permission: 'read:account',
	},
	({ core, me, params, token }) => entriesOf(core, me.id, token, params).map(row => row.key),
);
