import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { findEntry } from '../../../registry/registryEntries';
import { registryEntryParams } from '../../../registry/registryParams';

export default defineEndpoint(
	{
		name: 'i/registry/get-detail',
		params: p.params(registryEntryParams),
		credential: true,
		permission: 'read:account',
		errors: {
			noSuchKey: { code: 'NO_SUCH_KEY', id: '97a1e8e7-c0f7-47d2-957a-92e61256e01a', message: 'No such key.' },
		},
	},
	({ core, me, params, token, errors }) => {
		const row = findEntry(core, me.id, token, params);
		if (!row) throw errors.noSuchKey();
		return { updatedAt: new Date(row.updatedAt).toISOString(), value: row.value };
	},
);
