import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { webhooks } from '../../../store/tables/apps';
import { ownWebhook } from '../../../webhooks/ownWebhook';
import { webhookEvents, webhookName, webhookSecret, webhookUrl } from '../../../webhooks/webhookParams';

/** Missing parameters stay unchanged. */
export default defineEndpoint(
	{
		name: 'i/webhooks/update',
		params: p.params({
			webhookId: p.id(),
			name: p.optional(webhookName()),
			url: p.optional(webhookUrl()),
			/** Null for none. */
			secret: p.nullish(webhookSecret()),
			on: p.optional(webhookEvents()),
			active: p.optional(p.flag()),
		}),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchWebhook: {
				code: 'NO_SUCH_WEBHOOK',
				id: 'fb0fea69-da18-45b1-828d-bd4fd1612518',
				message: 'No such webhook.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const hook = ownWebhook(core, me, params.webhookId);
		if (!hook) throw errors.noSuchWebhook();
		const { name, url, secret, on, active } = params;
		const patch = {
			name: name ?? hook.name,
			url: url ?? hook.url,
			secret: secret === undefined ? hook.secret : (secret ?? ''),
			on: on ? [...new Set(on)] : hook.on,
			active: active ?? hook.active,
		};
		core.db.update(webhooks, patch, 'id = ?', hook.id);
	},
);
