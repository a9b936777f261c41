/** A worker that takes longer, as its files come slowly or the old one is busy, is not waited for. */
const WAIT_MS = 10_000;

/**
 * Fetches the newest service worker and waits until it serves this page, or is given up. A page that is loaded anew
 * while workers change over may be served by the old one, or, with developer tools open, never be answered.
 * @param waitMs the longest wait, in milliseconds
 */
export async function updateServiceWorker(waitMs = WAIT_MS): Promise<void> {
	// Missing on insecure pages.
	const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
	try {
		const registration = await workers?.getRegistration();
		await registration?.update();
		const next = registration?.installing ?? registration?.waiting;
		if (next) await settled(next, AbortSignal.timeout(waitMs));
	} catch (error) {
		console.warn('The service worker could not be updated.', error);
	}
}

function settled(worker: ServiceWorker, signal: AbortSignal): Promise<void> {
	return new Promise(resolve => {
		const look = () => {
			if (worker.state === 'activated' || worker.state === 'redundant' || signal.aborted) resolve();
		};
		worker.addEventListener('statechange', look, { signal });
		signal.addEventListener('abort', look);
		look();
	});
}
