import { expect, it, vi } from 'vitest';
import { RateLimiter } from '../http/RateLimiter';
import { MediaStock, TooMany } from './MediaStock';

const stockOf = ({ max = 10, perMinute = 10 } = {}) =>
	new MediaStock<{ bytes: Buffer }>(new RateLimiter(), {
		keptBytes: 1000,
		room: { max: 10, maxBytes: 100, share: { max, maxBytes: 100, maxWaiting: 10 } },
		limit: { name: 'a', duration: 60_000, max: perMinute },
	});

const made = { bytes: Buffer.from('a') };
const makesAtOnce = () => Promise.resolve(made);

it('makes a value once for all who want it, and keeps it', async () => {
	const stock = stockOf();
	const make = vi.fn(makesAtOnce);
	await Promise.all([stock.get('x', '192.0.2.1', make), stock.get('x', '192.0.2.2', make)]);
	await stock.get('x', '192.0.2.1', make);
	expect(make).toHaveBeenCalledOnce();
});

it('limits the new values of an address, but not kept ones', async () => {
	const stock = stockOf({ perMinute: 2 });
	await stock.get('x', '192.0.2.1', makesAtOnce);
	await stock.get('y', '192.0.2.1', makesAtOnce);
	await expect(stock.get('z', '192.0.2.1', makesAtOnce)).rejects.toThrow(TooMany);
	expect(await stock.get('x', '192.0.2.1', makesAtOnce)).toBe(made);
	expect(await stock.get('z', '192.0.2.2', makesAtOnce)).toBe(made);
});

it('lets no address wait for the turn of another', async () => {
	const stock = stockOf({ max: 1 });
	let end = (_value: typeof made) => {};
	const ended = new Promise<typeof made>(resolve => {
		end = resolve;
	});
	const slow = stock.get('slow', '192.0.2.1', () => ended);
	const waiting = stock.get('x', '192.0.2.1', makesAtOnce);
	expect(await stock.get('x', '192.0.2.2', makesAtOnce)).toBe(made);
	end(made);
	expect(await Promise.all([slow, waiting])).toEqual([made, made]);
});
