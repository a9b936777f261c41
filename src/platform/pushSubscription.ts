/** Where a server sends what it pushes, and the keys to encrypt it by. */
export interface PushAddress {
	readonly endpoint: string;
	readonly auth: string;
	readonly publickey: string;
}

/** Whether this browser can be pushed to at this page: it needs a service worker. */
export const canBePushedTo = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** What the browser's user has decided; null if it has to ask. */
export function pushPermission(): boolean | null {
	const { permission } = Notification;
	return permission === 'default' ? null : permission === 'granted';
}

/** The address of this browser; null if it has none. */
export async function pushAddress(): Promise<PushAddress | null> {
	const registration = await navigator.serviceWorker.getRegistration();
	const subscription = await registration?.pushManager.getSubscription();
	return subscription ? addressOf(subscription) : null;
}

/**
 * The address of this browser for a server's key, after asking its user where that is needed. One that was made for
 * another key ends, as the server could send nothing there.
 * @returns null if the user did not allow it
 * @throws where the browser's push service can't be reached
 */
export async function subscribeToPushes(key: string): Promise<PushAddress | null> {
	if ((await Notification.requestPermission()) !== 'granted') return null;
	const { pushManager } = await navigator.serviceWorker.ready;
	const known = await pushManager.getSubscription();
	if (known && isForKey(known, key)) return addressOf(known);
	await known?.unsubscribe();
	return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** Whether a subscription was made for a server's key. */
function isForKey({ options }: PushSubscription, key: string): boolean {
	const made = options.applicationServerKey;
	return made === null || base64Url(made) === key.replaceAll('=', '');
}

function addressOf(subscription: PushSubscription): PushAddress {
	const keyOf = (name: PushEncryptionKeyName) => base64Url(subscription.getKey(name) ?? new ArrayBuffer(0));
	return { endpoint: subscription.endpoint, auth: keyOf('auth'), publickey: keyOf('p256dh') };
}

const base64Url = (bytes: ArrayBuffer): string =>
	btoa(String.fromCharCode(...new Uint8Array(bytes)))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '');
