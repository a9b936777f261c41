import { inTime } from '@/base/inTime';
import type { SentOrder, WorkerOrder } from './service.protocol';

/** How long a page that has just been opened may take until it listens. */
const LISTENS_WITHIN_MS = 30_000;

/** A page that can be told what to do. */
export interface PageToOrder {
	readonly id: string;
	postMessage(order: SentOrder): void;
}

interface Waiting {
	readonly pageId: string;
	readonly send: () => void;
	readonly taken: () => void;
}

/** Orders on their way to pages, of which some have only been opened and don't listen yet. */
export class SentOrders {
	readonly #waiting = new Map<string, Waiting>();

	/** Sends an order, and again once the page listens, until it was taken or too much time has passed. */
	async send(page: PageToOrder, order: WorkerOrder): Promise<void> {
		const id = crypto.randomUUID();
		const send = () => page.postMessage({ ...order, id });
		const isTaken = new Promise<void>(taken => this.#waiting.set(id, { pageId: page.id, send, taken }));
		send();
		await inTime(isTaken, LISTENS_WITHIN_MS);
		this.#waiting.delete(id);
	}

	/** A page listens by now. */
	isReady(pageId: string): void {
		for (const each of this.#waiting.values()) if (each.pageId === pageId) each.send();
	}

	/** A page has got this order. */
	isTaken(id: string): void {
		this.#waiting.get(id)?.taken();
	}
}
