import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Delivery, type Parcel, PushCourier } from './PushCourier';

const SECOND_MS = 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const parcel = (service: string, subscriptionId = `${service} 1`): Parcel => ({
	subscriptionId,
	service,
	payload: '',
	notificationId: null,
});
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A courier whose deliveries the test ends. */
function begin() {
	const began: string[] = [];
	const ends: ((delivery: Delivery) => void)[] = [];
	const signals: AbortSignal[] = [];
	const courier = new PushCourier(({ service, subscriptionId }, signal) => {
		began.push(`${service}/${subscriptionId}`);
		signals.push(signal);
		return new Promise(resolve => ends.push(resolve));
	});
	return { courier, began, ends, signals };
}

describe('PushCourier', () => {
	it('lets no service wait for another, and sends one parcel at a time to one that has not answered yet', async () => {
		const { courier, began, ends } = begin();
		for (const name of ['a', 'b', 'c']) courier.add(parcel('slow', name));
		courier.add(parcel('other', 'd'));
		await settle();
		expect(began).toEqual(['slow/a', 'other/d']);
		ends[0]?.('done');
		await settle();
		expect(began.slice(2)).toEqual(['slow/b', 'slow/c']);
	});

	it('sends several at once to a service that answers quickly, until it is slow or fails', async () => {
		const { courier, began, ends } = begin();
		courier.add(parcel('a', 'first'));
		ends[0]?.('done');
		await settle();
		for (let index = 0; index < 12; index++) courier.add(parcel('a', `${index}`));
		await settle();
		expect(began).toHaveLength(9);
		await vi.advanceTimersByTimeAsync(3 * SECOND_MS);
		for (const end of ends.slice(1)) end('done');
		await settle();
		expect(began).toHaveLength(10);
	});

	it('tries again what failed, later each time, and drops it at last', async () => {
		const { courier, began, ends } = begin();
		courier.add(parcel('a'));
		for (const [after, count] of [
			[29, 1],
			[2, 2],
			[299, 2],
			[2, 3],
			[1801, 4],
			[36_000, 4],
		] as const) {
			ends.at(-1)?.('again');
			await vi.advanceTimersByTimeAsync(after * SECOND_MS);
			expect(began).toHaveLength(count);
		}
	});

	it('holds twenty of a subscription, whether they wait or are tried again', async () => {
		const { courier, began, ends } = begin();
		for (let index = 0; index < 30; index++) courier.add(parcel('a', 'one'));
		courier.add(parcel('a', 'other'));
		for (let index = 0; index < 40; index++) {
			ends.at(index)?.('done');
			await settle();
		}
		expect(began.filter(name => name === 'a/one')).toHaveLength(20);
		expect(began.filter(name => name === 'a/other')).toHaveLength(1);
		courier.add(parcel('a', 'one'));
		await settle();
		expect(began).toHaveLength(22);
	});

	it('goes on after a delivery that threw', async () => {
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const deliver = vi.fn(async (): Promise<Delivery> => {
			throw new Error('no');
		});
		const courier = new PushCourier(deliver);
		courier.add(parcel('a'));
		courier.add(parcel('a'));
		await settle();
		expect(deliver).toHaveBeenCalledTimes(2);
		expect(complained).toHaveBeenCalledTimes(2);
		complained.mockRestore();
	});

	it('ends with the server: what runs is told, what waits and what would be tried again never begins', async () => {
		const { courier, began, ends, signals } = begin();
		courier.add(parcel('a', 'failed'));
		ends[0]?.('again');
		await settle();
		courier.add(parcel('a', 'runs'));
		courier.add(parcel('a', 'waits'));
		courier.close();
		ends[1]?.('done');
		courier.add(parcel('a', 'late'));
		await vi.advanceTimersByTimeAsync(3600 * SECOND_MS);
		expect(began).toEqual(['a/failed', 'a/runs']);
		expect(signals.at(-1)?.aborted).toBe(true);
	});
});
