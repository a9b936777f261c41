import { describe, expect, it } from 'vitest';
import { isForwarded } from './isForwarded';

const host = '127.0.0.1:3000';

describe('isForwarded', () => {
	it('takes loopback addresses for this machine, however they are written', () => {
		for (const headers of [
			{},
			{ 'x-forwarded-for': '127.3.2.1' },
			{ 'x-forwarded-for': '127.0.0.1, ::1,::ffff:127.0.0.1' },
			{ 'x-real-ip': '127.0.0.1:5000', forwarded: 'for="[::1]:80";proto=http, For=127.0.0.1' },
		])
			expect(isForwarded({ host, ...headers })).toBe(false);
	});

	it('takes any other address in any header for somebody elsewhere', () => {
		for (const headers of [
			{ 'x-forwarded-for': '203.0.113.9' },
			{ 'x-forwarded-for': '127.0.0.1, 192.168.1.4' },
			{ 'x-forwarded-for': '192.168.1.4, 127.0.0.1' },
			{ 'x-forwarded-for': 'unknown' },
			{ 'x-forwarded-for': '' },
			{ 'x-forwarded-for': '127.0.0.1', 'cf-connecting-ip': '203.0.113.9' },
			{ 'x-real-ip': '2001:db8::1' },
			{ forwarded: 'for=203.0.113.9' },
			{ forwarded: 'for=_hidden;by=127.0.0.1' },
			{ forwarded: 'by=127.0.0.1' },
			{ 'true-client-ip': '127.0.0.1.evil.example' },
		])
			expect([headers, isForwarded({ host, ...headers })]).toEqual([headers, true]);
	});

	it('takes another name of this server for a proxy that kept it', () => {
		expect(isForwarded({ host: 'deck.example' })).toBe(true);
		expect(isForwarded({})).toBe(true);
		expect(isForwarded({ host: 'localhost:3000' })).toBe(false);
	});

	it('lets a test make up one address of 10.0.0.0/8, and no proxy and no browser', () => {
		const made = { host, 'x-forwarded-for': '10.1.2.3' };
		expect(isForwarded(made)).toBe(false);
		for (const extra of [
			{ 'x-forwarded-for': '10.1.2.3, 10.1.2.4' },
			{ 'x-real-ip': '10.1.2.3' },
			{ 'x-forwarded-proto': 'https' },
			{ via: '1.1 proxy' },
			{ origin: 'http://127.0.0.1:3000' },
			{ 'sec-fetch-site': 'same-origin' },
		])
			expect([extra, isForwarded({ ...made, ...extra })]).toEqual([extra, true]);
	});
});
