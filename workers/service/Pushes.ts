import { DEFAULT_REACTIONS } from '@/domain/note/defaultReactions';
import { orderFor } from './pushButtons';
import type { PushWords } from './pushedNotice';
import { pushedNotice, tagOf } from './pushedNotice';
import { type Push, readPush } from './readPush';
import { SentOrders } from './SentOrders';
import type { PushedAccounts, ShownPush, WorkerOrder } from './service.protocol';

interface PushTools {
	readonly scope: ServiceWorkerGlobalScope;
	readonly words: () => Promise<PushWords>;
	readonly accounts: () => Promise<PushedAccounts>;
	/** Whether a page has told of a notification by itself. */
	readonly isTold: (userId: string, id: string) => Promise<boolean>;
}

/** Shows what is pushed, and has a page do what is pressed. */
export class Pushes {
	readonly #scope: ServiceWorkerGlobalScope;
	readonly #words: PushTools['words'];
	readonly #accounts: PushTools['accounts'];
	readonly #isTold: PushTools['isTold'];
	readonly orders = new SentOrders();

	constructor({ scope, words, accounts, isTold }: PushTools) {
		this.#scope = scope;
		this.#words = words;
		this.#accounts = accounts;
		this.#isTold = isTold;
	}

	/** Shows a push, unless a page has told of it in front. */
	async receive(data: PushMessageData | null): Promise<void> {
		const push = readPush(jsonOf(data));
		if (push === null) return;
		if (push.type === 'notification' && (await this.#isTold(push.userId, push.pushed.notification.id))) return;
		await this.#handle(push, null);
	}

	/** Shows what a page that is in the background has got: without a sound, as the page has its own. */
	async tell(payload: unknown, account: string | null): Promise<void> {
		const push = readPush(payload);
		if (push !== null) await this.#handle(push, { account });
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
		const pages = await this.#scope.clients.matchAll({ type: 'window' });
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

function jsonOf(data: PushMessageData | null): unknown {
	try {
		return data?.json();
	} catch {
		return null;
	}
}

const shownOf = ({ data }: Notification): ShownPush | null =>
	data !== null && typeof data === 'object' && 'userId' in data ? (data as ShownPush) : null;
