/** Whether this browser shows notifications at this page; they need a service worker, which handles what is pressed. */
export const canNotify = (): boolean => 'serviceWorker' in navigator && 'Notification' in globalThis;

/** What the browser's user has decided; null if it has to ask. False where there are none. */
export function mayNotify(): boolean | null {
	if (!canNotify()) return false;
	const { permission } = Notification;
	return permission === 'default' ? null : permission === 'granted';
}

/** Asks the browser's user, who must have pressed something. */
export const askToNotify = async (): Promise<boolean> =>
	canNotify() && (await Notification.requestPermission()) === 'granted';
