import { localDatabase } from '@/platform/localDatabase';
import { localJson } from '@/platform/localJson';
import { OUTBOX_COUNT_KEY, OUTBOX_PREFIX, outboxState } from '@/stores/outbox/outboxState';

/** Where nothing is known to wait, the first notes and what they show come before. */
const AFTER_MS = 4000;

/**
 * Takes up notes that an earlier page did not get posted, and tells what becomes of those of this one or another tab. The
 * code for it is loaded once there are any.
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

/** The count may have been lost, as with a page that died, or by clearing what is stored. */
async function startIfAnyWait(start: () => void): Promise<void> {
	try {
		const database = await localDatabase();
		if ((await database.keys(OUTBOX_PREFIX)).length > 0) start();
	} catch {
		start();
	}
}
