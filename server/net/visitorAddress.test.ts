import { expect, it } from 'vitest';
import { visitorAddress } from './visitorAddress';

const from = (remoteAddress: string, told?: string) =>
	visitorAddress({
		socket: { remoteAddress },
		headers: told === undefined ? {} : { 'x-forwarded-for': told },
	} as unknown as Parameters<typeof visitorAddress>[0]);

it('believes the proxy on this machine, and no visitor', () => {
	expect(from('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7');
	expect(from('127.0.0.1')).toBe('127.0.0.1');
	expect(from('::1', '10.9.8.7, 203.0.113.9')).toBe('203.0.113.9');
	expect(from('127.0.0.1', 'nonsense')).toBe('127.0.0.1');
});
