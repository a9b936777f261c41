import type { PageMessage } from '@workers/service/service.protocol';

/** Sends a message to the service worker, if there is one. */
export async function tellWorker(message: PageMessage): Promise<void> {
	const registration = await navigator.serviceWorker.getRegistration();
	registration?.active?.postMessage(message);
}
