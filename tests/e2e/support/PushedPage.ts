import { type CDPSession, expect, type Page } from '@playwright/test';

/** What a worker's global scope has for this; the types of the tests are those of pages. */
interface WorkerScope extends EventTarget {
	readonly registration: ServiceWorkerRegistration;
	readonly NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event;
}

/** The service worker of a page, as the browser hands it what was pushed and pressed. */
export class PushedPage {
	readonly #page: Page;
	readonly #devtools: CDPSession;
	readonly #registrationId: string;
	/** The titles of all that has been shown, also of what is gone. */
	readonly #titles: string[] = [];

	private constructor(page: Page, devtools: CDPSession, registrationId: string) {
		this.#page = page;
		this.#devtools = devtools;
		this.#registrationId = registrationId;
		devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: event }) => {
			if (event.eventName !== 'Notification displayed') return;
			this.#titles.push(event.eventMetadata.find(({ key }) => key === 'Title')?.value ?? '');
		});
	}

	/** The worker of the page must be registered by now. */
	static async of(page: Page): Promise<PushedPage> {
		const devtools = await page.context().newCDPSession(page);
		const registered = new Promise<string>(resolve => {
			devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
				if (first) resolve(first.registrationId);
			});
		});
		await devtools.send('ServiceWorker.enable');
		const pushed = new PushedPage(page, devtools, await registered);
		await devtools.send('BackgroundService.startObserving', { service: 'notifications' });
		await devtools.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
		return pushed;
	}

	/**
	 * Has something shown and waits until the browser has. Only then may it be asked for: Chromium forgets a
	 * notification that is still being shown while the list of all is asked for.
	 * @param title a part of the notification's title
	 * @returns what each notification says then (`shown`)
	 */
	async showing(title: string, act: () => Promise<unknown>): Promise<string[]> {
		const before = this.#titles.length;
		await act();
		await expect
			.poll(() => this.#titles.slice(before), { message: `a notification “${title}” is shown` })
			.toContainEqual(expect.stringContaining(title));
		return this.shown();
	}

	/** @param data what the browser has decrypted */
	async deliver(data: string): Promise<void> {
		const { origin } = new URL(this.#page.url());
		await this.#devtools.send('ServiceWorker.deliverPushMessage', {
			...{ origin, registrationId: this.#registrationId, data },
		});
	}

	/** What each notification that is shown says: title, text, and the names of its buttons. */
	shown(): Promise<string[]> {
		return this.#page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			return (await registration.getNotifications()).map(each => {
				const { actions } = each as Notification & { readonly actions: readonly { readonly title: string }[] };
				const parts = [each.title, each.body, ...actions.map(({ title }) => title)];
				return parts.filter(part => part !== '').join(' / ');
			});
		});
	}

	/**
	 * Presses a notification that is shown, or one of its buttons, and waits until the worker has done its part. Browsers
	 * have no way to press one from outside: the worker gets the same event. It doesn't count as the user's own, so no
	 * page may be opened.
	 * @param action the name of the button; empty for the notification itself
	 */
	async press(title: string, action = ''): Promise<void> {
		const [worker] = this.#page.context().serviceWorkers();
		if (!worker) throw new Error('No worker runs.');
		await worker.evaluate(
			async pressed => {
				const scope = globalThis as unknown as WorkerScope;
				const shown = await scope.registration.getNotifications();
				const notification = shown.find(each => each.title === pressed.title);
				if (!notification) throw new Error(`There is no notification "${pressed.title}".`);
				const { actions } = notification as Notification & { actions: readonly { action: string; title: string }[] };
				const action = actions.find(each => each.title === pressed.action)?.action ?? '';
				if (pressed.action !== '' && action === '') throw new Error(`There is no button "${pressed.action}".`);
				const event = new scope.NotificationEvent('notificationclick', { notification, action });
				const work: Promise<unknown>[] = [];
				// Only events of the browser may be waited for.
				Object.defineProperty(event, 'waitUntil', { value: (done: Promise<unknown>) => work.push(done) });
				scope.dispatchEvent(event);
				await Promise.all(work);
			},
			{ title, action },
		);
	}
}
