import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { setEntry } from '../../../registry/registryEntries';
import { domainOf, registryDomain, registryKey, registryScope, registryValue } from '../../../registry/registryParams';

export default defineEndpoint(
	{
		name: 'i/registry/set',
		params: p.params({
			key: registryKey(1),
			value: registryValue(),
			scope: registryScope,
			domain: registryDomain,
		}),
		credential: true,
		permission: 'write:account',
	},
	({ core, me, params, token }) => {
		const { key, value, scope } = params;
		setEntry(core, me.id, token, params);
		// Only the client's own entries are announced, not those of apps.
		if (domainOf(token, params.domain) !== '') return;
		core.bus.emit('main', { userId: me.id, type: 'registryUpdated', body: { scope, key, value } });
	},
);
