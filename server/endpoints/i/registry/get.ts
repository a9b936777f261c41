import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { findEntry } from '../../../registry/registryEntries';
import { registryEntryParams } from '../../../registry/registryParams';

export default defineEndpoint(
	{
		name: 'i/registry/get',
		params: p.params(registryEntryParams),
		credential: true,
		permission: 'read:account',
		errors: {
			noSuchKey: { code: 'NO_SUCH_KEY', id: 'ac3ed68a-62f0-422b-a7bc-d5e09e8f6a6a', message: 'No such key.' },
		},
	},
	({ core, me, params, token, errors }) => {
		const row = findEntry(core, me.id, token, params);
		if (!row) throw errors.noSuchKey();
		// Any JSON value: the published type only allows objects.
		return row.value as Record<string, never>;
	},
);
