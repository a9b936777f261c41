import { localDatabase } from '@/platform/localDatabase';
import { localJson } from '@/platform/localJson';
import { OUTBOX_COUNT_KEY, OUTBOX_PREFIX, outboxState } from '@/stores/outbox/outboxState';

/** If no unsent notes are known, the first notes are loaded before. */
const AFTER_MS = 4000;

/**
 * Continues with unsent notes of an earlier page, and reports the results of this and other tabs. The code is loaded
 * once there are any.
 */
export function watchOutbox(): void {
	const start = () => {
		import('@/features/outbox')
			.then(({ startOutbox }) => startOutbox())
			.catch(error => {
				console.warn('The outbox could not be opened.', error);
				addEventListener('online', start, { once: true });
			});
	};
	if (localJson.get(OUTBOX_COUNT_KEY) === undefined) setTimeout(() => void startIfAnyWait(start), AFTER_MS);
	else start();
	addEventListener('storage', ({ key }) => {
		if (key === OUTBOX_COUNT_KEY) start();
	});
	const end = outboxState.subscribe(() => {
		end();
		start();
	});
}

/** The count may be wrong after a crash, or after storage was cleared. */
async function startIfAnyWait(start: () => void): Promise<void> {
	try {
		const database = await localDatabase();
		if ((await database.keys(OUTBOX_PREFIX)).length > 0) start();
	} catch {
		start();
	}
}
