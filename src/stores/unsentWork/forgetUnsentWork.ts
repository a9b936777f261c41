import { localJson } from '@/platform/localJson';
import { drafts } from '../drafts';
import { forgetOutbox } from '../outbox/outboxes';

/**
 * Deletes an account's unsent work from this device: drafts, unsent notes, files waiting to be uploaded, and unsaved
 * edits of its settings.
 */
export async function forgetUnsentWork(sessionKey: string): Promise<void> {
	await drafts.forgetAll(sessionKey);
	await forgetOutbox(sessionKey);
	localJson.remove(`edits:${sessionKey}`);
}
