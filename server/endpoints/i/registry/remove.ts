import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { removeEntry } from '../../../registry/registryEntries';
import { registryEntryParams } from '../../../registry/registryParams';

export default defineEndpoint(
	{
		name: 'i/registry/remove',
		params: p.params(registryEntryParams),
		credential: true,
		permission: 'write:account',
	},
	({ core, me, params, token }) => {
		removeEntry(core, me.id, token, params);
	},
);
