import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { entriesOf } from '../../../registry/registryEntries';
import { registryDomain, registryScope } from '../../../registry/registryParams';

export default defineEndpoint(
	{
		name: 'i/registry/get-all',
		params: p.params({
			scope: registryScope,
			domain: registryDomain,
		}),
		credential: true,
		permission: 'read:account',
	},
	({ core, me, params, token }) =>
		Object.fromEntries(entriesOf(core, me.id, token, params).map(({ key, value }) => [key, value as never])),
);
