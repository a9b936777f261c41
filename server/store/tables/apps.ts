import type { WebhookEvent } from '../../webhooks/webhookEvents';
import { flag, json, nullableInteger, nullableText, type RowOf, table, text } from '../table';

/** URLs that are told of a user's events. */
export const webhooks = table(
	'webhooks',
	{
		id: text(),
		userId: text(),
		name: text(),
		on: json<WebhookEvent[]>([]),
		url: text(),
		/** Sent along, so that the receiver knows the sender. */
		secret: text(),
		active: flag(true),
		/** The last attempt to send. */
		latestSentAt: nullableInteger(),
		latestStatus: nullableInteger(),
	},
	{ key: ['id'], indexes: [['userId', 'id']] },
);
export type WebhookRow = RowOf<typeof webhooks>;

/** Programs that ask for accounts with a secret of their own. MiAuth, which has replaced this, needs no registration. */
export const apps = table(
	'apps',
	{
		id: text(),
		/** Who registered it; null for a visitor. */
		userId: nullableText(),
		name: text(),
		description: text(),
		permissions: json<string[]>([]),
		callbackUrl: nullableText(),
		secret: text(),
	},
	{ key: ['id'], unique: [['secret']], indexes: [['userId', 'id']] },
);
export type AppRow = RowOf<typeof apps>;
