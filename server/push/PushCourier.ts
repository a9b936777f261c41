/** Something to deliver to one subscription. */
export interface Parcel {
	subscriptionId: string;
	/** The host of its push service. */
	service: string;
	payload: string;
	/** The unread notification that it tells of; null for none. */
	notificationId: string | null;
}

export type Delivery = 'done' | 'again';

/** How many parcels go to one push service at the same time, as long as it answers quickly. */
const AT_ONCE = 8;
const QUICK_MS = 2000;
/** The most parcels of one subscription that wait or are tried again; further ones are lost. */
const HELD_PER_SUBSCRIPTION = 20;
const SECOND_MS = 1000;
/** Delays before the second and further attempts. */
const RETRY_AFTER_MS = [30 * SECOND_MS, 300 * SECOND_MS, 1800 * SECOND_MS] as const;
const SERVICES_KEPT = 500;

interface Held {
	parcel: Parcel;
	/** How often it has failed. */
	attempts: number;
}

interface Service {
	waiting: Held[];
	running: number;
	/** False for new ones, and while it is slow or fails: then one parcel at a time. */
	isQuick: boolean;
}

/**
 * Delivers parcels. Each push service has a queue of its own, so that a slow one delays only what goes there. What waits
 * is lost when the server stops: a notification that was missed is still in the list.
 */
export class PushCourier {
	readonly #deliver: (parcel: Parcel, signal: AbortSignal) => Promise<Delivery>;
	readonly #services = new Map<string, Service>();
	/** Subscription → number of its parcels. */
	readonly #held = new Map<string, number>();
	readonly #timers = new Set<NodeJS.Timeout>();
	readonly #end = new AbortController();

	constructor(deliver: (parcel: Parcel, signal: AbortSignal) => Promise<Delivery>) {
		this.#deliver = deliver;
	}

	add(parcel: Parcel): void {
		const held = this.#held.get(parcel.subscriptionId) ?? 0;
		if (this.#end.signal.aborted || held >= HELD_PER_SUBSCRIPTION) return;
		this.#held.set(parcel.subscriptionId, held + 1);
		this.#queue({ parcel, attempts: 0 });
	}

	/** Aborts what is on its way, and drops what waits. */
	close(): void {
		this.#end.abort();
		for (const timer of this.#timers) clearTimeout(timer);
		this.#services.clear();
	}

	#queue(held: Held): void {
		const name = held.parcel.service;
		const service = this.#services.get(name) ?? { waiting: [], running: 0, isQuick: false };
		this.#services.set(name, service);
		service.waiting.push(held);
		this.#next(service);
	}

	#next(service: Service): void {
		while (service.running < (service.isQuick ? AT_ONCE : 1)) {
			const held = service.waiting.shift();
			if (!held) return;
			void this.#run(service, held);
		}
	}

	async #run(service: Service, held: Held): Promise<void> {
		service.running++;
		const started = performance.now();
		const delivery = await this.#attempt(held.parcel);
		service.running--;
		if (this.#end.signal.aborted) return;
		service.isQuick = delivery === 'done' && performance.now() - started < QUICK_MS;
		const delay = delivery === 'again' ? RETRY_AFTER_MS[held.attempts] : undefined;
		if (delay === undefined) this.#release(held.parcel);
		else this.#later(delay, () => this.#queue({ ...held, attempts: held.attempts + 1 }));
		this.#next(service);
		if (service.running === 0 && this.#services.size > SERVICES_KEPT) this.#services.delete(held.parcel.service);
	}

	async #attempt(parcel: Parcel): Promise<Delivery> {
		try {
			return await this.#deliver(parcel, this.#end.signal);
		} catch (error) {
			if (!this.#end.signal.aborted) console.error('A push failed:', error);
			return 'done';
		}
	}

	#release({ subscriptionId }: Parcel): void {
		const held = (this.#held.get(subscriptionId) ?? 1) - 1;
		if (held > 0) this.#held.set(subscriptionId, held);
		else this.#held.delete(subscriptionId);
	}

	#later(delayMs: number, run: () => void): void {
		const timer = setTimeout(() => {
			this.#timers.delete(timer);
			run();
		}, delayMs);
		timer.unref();
		this.#timers.add(timer);
	}
}
