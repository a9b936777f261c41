import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SentOrders } from './SentOrders';
import type { SentOrder } from './service.protocol';

const order = { type: 'order', order: 'react', loginId: 'me', url: '/notes/n1', noteId: 'n1', reaction: '🎉' } as const;

/** A page that gets orders. */
function page(id: string) {
	const got: SentOrder[] = [];
	return { id, got, postMessage: (each: SentOrder) => void got.push(each) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('sends an order once to a page that listens', async () => {
	const [orders, open] = [new SentOrders(), page('a')];
	const sent = orders.send(open, order);
	expect(open.got).toEqual([expect.objectContaining(order)]);
	orders.isTaken(open.got[0]?.id ?? '');
	await sent;
	orders.isReady('a');
	expect(open.got).toHaveLength(1);
});

it('sends it again, under the same id, to a page that listens only later', async () => {
	const [orders, open, other] = [new SentOrders(), page('a'), page('b')];
	const sent = [orders.send(open, order), orders.send(other, order)];
	orders.isReady('a');
	expect(open.got).toHaveLength(2);
	expect(open.got[1]).toEqual(open.got[0]);
	expect(other.got).toHaveLength(1);
	for (const { id } of [...open.got, ...other.got]) orders.isTaken(id);
	await Promise.all(sent);
});

it('gives up on a page that never listens', async () => {
	const [orders, open] = [new SentOrders(), page('a')];
	const sent = orders.send(open, order);
	await vi.advanceTimersByTimeAsync(30_000);
	await sent;
	orders.isReady('a');
	expect(open.got).toHaveLength(1);
});
