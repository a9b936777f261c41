import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packWebhook } from '../../../pack/packWebhook';
import { ownWebhook } from '../../../webhooks/ownWebhook';

export default defineEndpoint(
	{
		name: 'i/webhooks/show',
		params: p.params({ webhookId: p.id() }),
		credential: true,
		permission: 'read:account',
		errors: {
			noSuchWebhook: {
				code: 'NO_SUCH_WEBHOOK',
				id: '50f614d9-3047-4f7e-90d8-ad6b2d5fb098',
				message: 'No such webhook.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const hook = ownWebhook(core, me, params.webhookId);
		if (!hook) throw errors.noSuchWebhook();
		return packWebhook(hook);
	},
);
