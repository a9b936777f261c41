import { drafts } from '../drafts';
import { forgetOutbox } from '../outbox/outboxes';

/** Deletes what an account has written on this device and not posted: drafts, unsent notes, files that have not gone up. */
export async function forgetLeftWork(sessionKey: string): Promise<void> {
	await drafts.forgetAll(sessionKey);
	await forgetOutbox(sessionKey);
}
