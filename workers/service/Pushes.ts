import { DEFAULT_REACTIONS } from '@/domain/note/defaultReactions';
import { orderFor } from './pushButtons';
import type { PushWords } from './pushedNotice';
import { pushedNotice, tagOf } from './pushedNotice';
import { readPush } from './readPush';
import { SentOrders } from './SentOrders';
import type { ShownPush, WorkerOrder } from './service.protocol';

interface PushTools {
	readonly scope: ServiceWorkerGlobalScope;
	readonly words: () => Promise<PushWords>;
	/** What each account reacts with first, by its id. */
	readonly reactions: () => Promise<Readonly<Record<string, string>>>;
}

/** Shows what is pushed, and has a page do what is pressed. */
export class Pushes {
	readonly #scope: ServiceWorkerGlobalScope;
	readonly #words: PushTools['words'];
	readonly #reactions: PushTools['reactions'];
	readonly orders = new SentOrders();

	constructor({ scope, words, reactions }: PushTools) {
		this.#scope = scope;
		this.#words = words;
		this.#reactions = reactions;
	}

	async receive(data: PushMessageData | null): Promise<void> {
		const push = readPush(jsonOf(data));
		if (push === null) return;
		const { registration } = this.#scope;
		if (push.type === 'readAllNotifications') {
			for (const each of await registration.getNotifications()) {
				if (shownOf(each)?.userId === push.userId) each.close();
			}
			return;
		}
		const [words, reactions] = await Promise.all([this.#words(), this.#reactions()]);
		const reaction = Object.hasOwn(reactions, push.userId) ? reactions[push.userId] : undefined;
		const [shown] = await registration.getNotifications({ tag: tagOf(push) });
		const { title, options } = pushedNotice(push, {
			...{ words, reaction: reaction ?? DEFAULT_REACTIONS[0] },
			shown: shown ? shownOf(shown) : null,
		});
		await registration.showNotification(title, options as NotificationOptions);
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

function jsonOf(data: PushMessageData | null): unknown {
	try {
		return data?.json();
	} catch {
		return null;
	}
}

const shownOf = ({ data }: Notification): ShownPush | null =>
	data !== null && typeof data === 'object' && 'userId' in data ? (data as ShownPush) : null;
