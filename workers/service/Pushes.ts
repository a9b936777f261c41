import { DEFAULT_REACTIONS } from '@/domain/note/defaultReactions';
import { isMinimalPath } from '@/domain/paths/startPatterns';
import { orderFor } from './pushButtons';
import type { PushWords } from './pushedNotice';
import { pushedNotice, tagOf } from './pushedNotice';
import { type Push, readPush } from './readPush';
import { type PageToOrder, SentOrders } from './SentOrders';
import type { PushedAccounts, ShownPush, WorkerOrder } from './service.protocol';

/** A window with a page of the app. */
interface OpenPage extends PageToOrder {
	readonly url: string;
	readonly focused: boolean;
	readonly visibilityState: string;
	focus(): Promise<unknown>;
}

/** What is used of the worker's global scope. */
interface PushScope {
	readonly location: { readonly origin: string };
	readonly registration: Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>;
	readonly clients: {
		matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>;
		openWindow(url: string): Promise<OpenPage | null>;
	};
}

interface PushTools {
	readonly scope: PushScope;
	readonly words: () => Promise<PushWords>;
	readonly accounts: () => Promise<PushedAccounts>;
	/** Whether a page has told of a notification by itself. */
	readonly isTold: (userId: string, id: string) => Promise<boolean>;
}

/** Shows what is pushed, and has a page do what is pressed. */
export class Pushes {
	readonly #scope: PushScope;
	readonly #words: PushTools['words'];
	readonly #accounts: PushTools['accounts'];
	readonly #isTold: PushTools['isTold'];
	readonly orders = new SentOrders();
	#last: Promise<void> = Promise.resolve();

	constructor({ scope, words, accounts, isTold }: PushTools) {
		this.#scope = scope;
		this.#words = words;
		this.#accounts = accounts;
		this.#isTold = isTold;
	}

	/** Shows a push, unless a page has told of it in front. */
	receive(data: { json(): unknown } | null): Promise<void> {
		return this.#inTurn(async () => {
			const push = readPush(jsonOf(data));
			if (push === null) return;
			if (push.type === 'notification' && (await this.#isTold(push.userId, push.pushed.notification.id))) return;
			await this.#handle(push, null);
		});
	}

	/** Shows what a page that is in the background has got: without a sound, as the page has its own. */
	tell(payload: unknown, account: string | null): Promise<void> {
		return this.#inTurn(async () => {
			const push = readPush(payload);
			if (push !== null) await this.#handle(push, { account });
		});
	}

	/**
	 * Does one after another: Chromium forgets a notification that is still being shown while the list of all is asked
	 * for, and a notice that another one joins has to be in that list.
	 */
	#inTurn(work: () => Promise<void>): Promise<void> {
		const done = this.#last.then(work);
		this.#last = done.catch(() => {});
		return done;
	}

	async #handle(push: Push, byPage: { readonly account: string | null } | null): Promise<void> {
		const { registration } = this.#scope;
		if (push.type === 'readAllNotifications') {
			for (const each of await registration.getNotifications()) {
				if (shownOf(each)?.userId === push.userId) each.close();
			}
			return;
		}
		const [words, { reactions, names }] = await Promise.all([this.#words(), this.#accounts()]);
		const [shown] = await registration.getNotifications({ tag: tagOf(push) });
		const { title, options } = pushedNotice(push, {
			...{ words, reaction: ownOf(reactions, push.userId) ?? DEFAULT_REACTIONS[0] },
			shown: shown ? shownOf(shown) : null,
			account: byPage ? byPage.account : (ownOf(names, push.userId) ?? null),
		});
		await registration.showNotification(title, { ...options, silent: byPage !== null } as NotificationOptions);
	}

	async press(notification: Notification, action: string): Promise<void> {
		notification.close();
		const shown = shownOf(notification);
		if (shown === null) return;
		const order = orderFor(shown, action);
		const windows = await this.#scope.clients.matchAll({ type: 'window' });
		// Pages that start without the app don't listen to orders (rules/start#minimal-mode).
		const pages = windows.filter(({ url }) => !isMinimalPath(new URL(url).pathname));
		const page =
			pages.find(({ focused }) => focused) ?? pages.find(({ visibilityState }) => visibilityState === 'visible');
		const open = page ?? pages[0];
		if (open) {
			// What needs no answer is done without a page coming to the front.
			if (order.order === 'push' || order.order === 'post') await open.focus().catch(() => {});
			await this.orders.send(open, order);
		} else await this.#open(order);
	}

	async #open(order: WorkerOrder): Promise<void> {
		const url = new URL(order.url, this.#scope.location.origin);
		url.searchParams.set('loginId', order.loginId);
		const page = await this.#scope.clients.openWindow(url.href);
		if (page && order.order !== 'push') await this.orders.send(page, order);
	}
}

const ownOf = (values: Readonly<Record<string, string>>, id: string): string | undefined =>
	Object.hasOwn(values, id) ? values[id] : undefined;

function jsonOf(data: { json(): unknown } | null): unknown {
	try {
		return data?.json();
	} catch {
		return null;
	}
}

const shownOf = ({ data }: Notification): ShownPush | null =>
	data !== null && typeof data === 'object' && 'userId' in data ? (data as ShownPush) : null;
