import type { ExportKind } from '../exports/ExportKind';
import type { ImportKind } from '../imports/ImportKind';
import type { WebhookEvent } from '../webhooks/webhookEvents';

/** What each kind of job is stored with. Rows of older versions have it too: add fields that may be missing. */
export interface JobData {
	export: { what: ExportKind; excludeMuting?: boolean; excludeInactive?: boolean };
	import: { what: ImportKind; fileId: string; withReplies?: boolean };
	webhook: {
		webhookId: string;
		type: WebhookEvent;
		/** When it happened, in milliseconds since the epoch. */
		createdAt: number;
		body: unknown;
		/** A trial: sent once, also if the webhook is off, perhaps to another place. */
		trial?: { url?: string; secret?: string };
	};
	deleteAccount: Record<never, never>;
	/** Lets the followers of somebody who has moved follow the new account. */
	move: { toId: string };
}
export type JobKind = keyof JobData;
