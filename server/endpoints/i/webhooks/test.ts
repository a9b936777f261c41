import { checkRoom } from '../../../http/checkRoom';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { ownWebhook } from '../../../webhooks/ownWebhook';
import { sampleEvent } from '../../../webhooks/sampleEvent';
import { WEBHOOK_EVENTS } from '../../../webhooks/webhookEvents';
import { webhookSecret, webhookUrl } from '../../../webhooks/webhookParams';

/** The most events that may wait; every trial has a body of some kilobytes. */
const WAITING_MAX = 200;

/** Sends a trial event, also if the webhook is off. `override` tries what has not been saved. */
export default defineEndpoint(
	{
		name: 'i/webhooks/test',
		params: p.params({
			webhookId: p.id(),
			type: p.oneOf(...WEBHOOK_EVENTS),
			override: p.optional(p.params({ url: p.optional(webhookUrl()), secret: p.optional(webhookSecret()) })),
		}),
		credential: true,
		secure: true,
		permission: 'read:account',
		limit: { duration: 15 * 60_000, max: 60 },
		errors: {
			noSuchWebhook: {
				code: 'NO_SUCH_WEBHOOK',
				id: '0c52149c-e913-18f8-5dc7-74870bfe0cf9',
				message: 'No such webhook.',
			},
		},
	},
	({ core, me, params: { webhookId, type, override = {} }, errors }) => {
		const hook = ownWebhook(core, me, webhookId);
		if (!hook) throw errors.noSuchWebhook();
		checkRoom(core.jobs.count('webhook', me.id), WAITING_MAX);
		const trial = {
			...(override.url === undefined ? {} : { url: override.url }),
			...(override.secret === undefined ? {} : { secret: override.secret }),
		};
		const body = sampleEvent(core, me, type);
		core.jobs.add('webhook', me.id, { webhookId: hook.id, type, createdAt: Date.now(), body, trial });
	},
);
