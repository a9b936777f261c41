import { defineEndpoint } from '../../http/endpoint';
import { checkWords } from '../../settings/checkWords';
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
	async ({ core, params }) => {
		await checkWords(core, params);
		updateSettings(core, params);
	},
);
