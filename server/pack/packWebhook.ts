import type { WebhookRow } from '../store/tables/apps';

/** A webhook for its owner, with its secret. */
export const packWebhook = (row: WebhookRow) => ({
	id: row.id,
	userId: row.userId,
	name: row.name,
	on: row.on,
	url: row.url,
	secret: row.secret,
	active: row.active,
	latestSentAt: row.latestSentAt === null ? null : new Date(row.latestSentAt).toISOString(),
	latestStatus: row.latestStatus,
});
