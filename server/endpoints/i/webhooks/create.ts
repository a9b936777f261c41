import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packWebhook } from '../../../pack/packWebhook';
import { type WebhookRow, webhooks } from '../../../store/tables/apps';
import { webhookEvents, webhookName, webhookSecret, webhookUrl } from '../../../webhooks/webhookParams';

export default defineEndpoint(
	{
		name: 'i/webhooks/create',
		params: p.params({
			name: webhookName(),
			url: webhookUrl(),
			secret: p.optional(webhookSecret(), ''),
			on: webhookEvents(),
		}),
		credential: true,
		permission: 'write:account',
		errors: {
			tooManyWebhooks: {
				code: 'TOO_MANY_WEBHOOKS',
				id: '87a9bb19-111e-4e37-81d3-a3e7426453b0',
				message: 'You cannot make any more webhooks.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const limit = core.roles.policies(me).webhookLimit;
		if (core.db.count(webhooks, 't.userId = ?', me.id) >= limit) throw errors.tooManyWebhooks();
		const { name, url, secret, on } = params;
		const given = { id: core.ids.next(), userId: me.id, name, url, secret, on: [...new Set(on)] };
		const row: WebhookRow = { ...given, active: true, latestSentAt: null, latestStatus: null };
		core.db.insert(webhooks, row);
		return packWebhook(row);
	},
);
