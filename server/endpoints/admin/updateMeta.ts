import { defineEndpoint } from '../../http/endpoint';
import { settingsParams } from '../../settings/settingsParams';
import { updateSettings } from '../../settings/updateSettings';

export default defineEndpoint(
	{
		name: 'admin/update-meta',
		params: settingsParams,
		credential: true,
		permission: 'write:admin:meta',
		role: 'administrator',
	},
	({ core, params }) => {
		updateSettings(core, params);
	},
);
