import { expect, it, vi } from 'vitest';
import { mergeLocale } from '../../vite/localeFiles';
import { Pushes } from './Pushes';
import type { PushWords } from './pushedNotice';
import type { SentOrder } from './service.protocol';

const words = { ...mergeLocale('en-US'), language: 'en-US' } as unknown as PushWords;

/** A registration of the browser: what is asked for while something is being shown loses that, as Chromium does. */
class Registration {
	#shown: { readonly title: string; readonly tag: string; readonly data: unknown }[] = [];
	#isShowing = false;

	async showNotification(title: string, { tag = '', data }: NotificationOptions): Promise<void> {
		this.#isShowing = true;
		await new Promise(resolve => setTimeout(resolve));
		if (this.#isShowing) this.#shown = [...this.#shown.filter(each => each.tag !== tag), { title, tag, data }];
		this.#isShowing = false;
	}

	async getNotifications({ tag }: { tag?: string } = {}): Promise<object[]> {
		this.#isShowing = false;
		const found = this.#shown.filter(each => tag === undefined || each.tag === tag);
		return found.map(each => ({
			...each,
			close: () => {
				this.#shown = this.#shown.filter(other => other !== each);
			},
		}));
	}

	get titles(): readonly string[] {
		return this.#shown.map(({ title }) => title);
	}
}

/** @param open the addresses of open pages */
function begin(open: readonly string[] = []) {
	const pages = open.map(url => ({
		...{ id: url, url, focused: false, visibilityState: 'hidden', focus: async () => {} },
		postMessage: vi.fn<(order: SentOrder) => void>(order => pushes.orders.isTaken(order.id)),
	}));
	const openWindow = vi.fn(async () => null);
	const registration = new Registration();
	const pushes = new Pushes({
		scope: {
			registration: registration as unknown as ServiceWorkerRegistration,
			location: { origin: 'https://a.client' },
			clients: { matchAll: async () => pages, openWindow },
		},
		words: async () => words,
		accounts: async () => ({ reactions: {}, names: {} }),
		isTold: async () => false,
	});
	const receive = (payload: object) => pushes.receive({ json: () => ({ userId: 'me', dateTime: 5, ...payload }) });
	const reaction = (name: string) =>
		receive({
			type: 'notification',
			body: {
				...{ id: name, type: 'reaction', reaction: '👍', note: { id: 'n1', text: 'The fog lifted' } },
				...{ userId: name, user: { id: name, username: name, name } },
			},
		});
	const press = async () => {
		const [notification] = await registration.getNotifications();
		await pushes.press(notification as Notification, '');
	};
	return { registration, receive, reaction, pages, openWindow, press };
}

it('pushes that come at the same time become one notice, and none is lost', async () => {
	const { registration, reaction } = begin();
	await Promise.all([reaction('Rin'), reaction('Noor'), reaction('Ede')]);
	expect(registration.titles).toEqual(['Ede and 2 others reacted']);
});

it('what was read goes, also where it is still being shown', async () => {
	const { registration, receive, reaction } = begin();
	await Promise.all([reaction('Rin'), receive({ type: 'readAllNotifications' })]);
	expect(registration.titles).toEqual([]);
	await reaction('Noor');
	expect(registration.titles).toEqual(['Noor reacted']);
});

it('a page of the app does what is pressed', async () => {
	const { reaction, press, pages, openWindow } = begin(['https://a.client/share?text=x', 'https://a.client/explore']);
	await reaction('Rin');
	await press();
	expect(pages.map(({ postMessage }) => postMessage.mock.calls.length)).toEqual([0, 1]);
	expect(openWindow).not.toHaveBeenCalled();
});

it.each(['share', 'miauth/x', 'auth/x', 'oauth/authorize', 'signup-complete/x', 'install-extensions'])(
	'where only /%s is open, which starts without the app, a press opens a page',
	async path => {
		const { reaction, press, pages, openWindow } = begin([`https://a.client/${path}`]);
		await reaction('Rin');
		await press();
		expect(pages[0]?.postMessage).not.toHaveBeenCalled();
		expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://a.client/notes/n1?loginId=me');
	},
);
