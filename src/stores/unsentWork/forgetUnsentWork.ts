import { localDatabase } from '@/platform/localDatabase';
import { localJson } from '@/platform/localJson';
import { drafts } from '../drafts';
import { forgetOutbox } from '../outbox/outboxes';
import { keptPrefix } from '../uploads/keptUploads';
import { queuesOfPosters } from './readUnsentWork';

/**
 * Deletes an account's unsent work from this device: drafts, unsent notes, files waiting to be uploaded, and unsaved
 * edits of its settings. Files of its drafts that another account posts are among them.
 */
export async function forgetUnsentWork(sessionKey: string): Promise<void> {
	await drafts.ready();
	const ofPosters = queuesOfPosters(sessionKey, drafts.list(sessionKey));
	await drafts.forgetAll(sessionKey);
	await forgetOutbox(sessionKey);
	const database = await localDatabase();
	for (const queue of ofPosters.values()) await database.change(new Map(), await database.keys(keptPrefix(queue)));
	localJson.remove(`edits:${sessionKey}`);
}
