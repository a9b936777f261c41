import { localJson } from '@/platform/localJson';
import { OUTBOX_COUNT_KEY, outboxState } from '@/stores/outbox/outboxState';

/** Where nothing is known to wait, the first notes and what they show come before. */
const AFTER_MS = 4000;

/** Takes up notes that an earlier page did not get posted, and tells what becomes of those of this one. */
export function watchOutbox(): void {
	const start = () => {
		import('@/features/outbox')
			.then(({ startOutbox }) => startOutbox())
			.catch(error => {
				console.warn('The outbox could not be opened.', error);
				addEventListener('online', start, { once: true });
			});
	};
	setTimeout(start, localJson.get(OUTBOX_COUNT_KEY) === undefined ? AFTER_MS : 0);
	const end = outboxState.subscribe(() => {
		end();
		start();
	});
}
