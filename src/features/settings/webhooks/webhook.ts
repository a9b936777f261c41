import { webUrl } from '@/base/webUrl';
import { defineThing } from '@/stores/queries/Query';
import type { WireWebhook } from '@/wire/endpoints/OwnAccountEndpoints';

/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = [
	'note',
	'reply',
	'renote',
	'mention',
	'reaction',
	'follow',
	'followed',
	'unfollow',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** An address that the server calls when something happens to the account. */
export interface Webhook {
	readonly id: string;
	readonly name: string;
	readonly url: string;
	readonly secret: string;
	readonly on: readonly WebhookEvent[];
	readonly isActive: boolean;
	/** Milliseconds since the epoch; null for never. */
	readonly sentAt: number | null;
	/** The HTTP status of the last response; null if there was none. */
	readonly status: number | null;
}

export function toWebhook({ id, name, url, secret, on, active, latestSentAt, latestStatus }: WireWebhook): Webhook {
	return {
		id,
		name: name ?? '',
		url: url ?? '',
		secret: secret ?? '',
		on: WEBHOOK_EVENTS.filter(event => on?.includes(event)),
		isActive: active === true,
		sentAt: Date.parse(latestSentAt ?? '') || null,
		status: latestStatus ?? null,
	};
}

/** Whether servers can call this address. */
export const isWebhookUrl = (url: string): boolean => webUrl(url.trim()) !== null;

export const webhooksQuery = defineThing({
	name: 'webhooks',
	lifetime: 'open',
	async fetch(session, _of: null, signal): Promise<readonly Webhook[]> {
		return (await session.api.call('i/webhooks/list', {}, { signal })).map(toWebhook);
	},
});

export const webhookQuery = defineThing({
	name: 'webhook',
	lifetime: 'open',
	async fetch(session, webhookId: string, signal): Promise<Webhook> {
		return toWebhook(await session.api.call('i/webhooks/show', { webhookId }, { signal }));
	},
});
