/** Missing on insecure pages. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

const registrations = async (): Promise<readonly ServiceWorkerRegistration[]> =>
	(await workers()?.getRegistrations()) ?? [];

/** Where servers send what is pushed to this browser; empty if nothing is subscribed to. */
export async function pushEndpoints(): Promise<readonly string[]> {
	const all = await registrations();
	const found = await Promise.all(all.map(({ pushManager }) => pushManager?.getSubscription()));
	return found.flatMap(subscription => subscription?.endpoint ?? []);
}

/** Removes every service worker of this page, ends what it is subscribed to, and deletes what it has kept. */
export async function unregisterServiceWorkers(): Promise<void> {
	await Promise.all(
		(await registrations()).map(async registration => {
			const subscription = await registration.pushManager?.getSubscription();
			await subscription?.unsubscribe().catch(error => console.warn('A push subscription could not be ended.', error));
			await registration.unregister();
		}),
	);
	await deleteCaches(() => true);
}

/** The kept pictures of people and emojis, of all accounts. */
export const deleteKeptPictures = (): Promise<void> => deleteCaches(name => name === 'pictures');

/** All that the worker has kept: it fetches what it needs again. */
export async function deleteWorkerCaches(): Promise<void> {
	await deleteCaches(() => true);
}

async function deleteCaches(isWanted: (name: string) => boolean): Promise<void> {
	// Missing on insecure pages.
	const storage: CacheStorage | undefined = globalThis.caches;
	const names = (await storage?.keys()) ?? [];
	await Promise.all(names.filter(isWanted).map(name => storage.delete(name)));
}
