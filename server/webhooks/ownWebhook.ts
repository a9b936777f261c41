import type { Core } from '../Core';
import { type WebhookRow, webhooks } from '../store/tables/apps';
import type { UserRow } from '../store/tables/users';

/** A webhook of the user. */
export function ownWebhook({ db }: Core, me: UserRow, webhookId: string): WebhookRow | null {
	const hook = db.byId(webhooks, webhookId);
	return hook?.userId === me.id ? hook : null;
}
