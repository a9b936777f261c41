import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { webhooks } from '../../../store/tables/apps';
import { ownWebhook } from '../../../webhooks/ownWebhook';

export default defineEndpoint(
	{
		name: 'i/webhooks/delete',
		params: p.params({ webhookId: p.id() }),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchWebhook: {
				code: 'NO_SUCH_WEBHOOK',
				id: 'bae73e5a-5522-4965-ae19-3a8688e71d82',
				message: 'No such webhook.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const hook = ownWebhook(core, me, params.webhookId);
		if (!hook) throw errors.noSuchWebhook();
		core.db.delete(webhooks, 'id = ?', hook.id);
	},
);
