import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { removeEntry } from '../../../registry/registryEntries';
import { registryDomain, registryKey, registryScope } from '../../../registry/registryParams';

export default defineEndpoint(
	{
		name: 'i/registry/remove',
		params: p.params({
			key: registryKey(),
			scope: registryScope,
			domain: registryDomain,
		}),
		credential: true,
		permission: 'write:account',
	},
	({ core, me, params, token }) => {
		removeEntry(core, me.id, token, params);
	},
);
