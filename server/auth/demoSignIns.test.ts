import { describe, expect, it } from 'vitest';
import { isDemoPassword, isFromElsewhere } from './demoSignIns';

const here = { host: '127.0.0.1', origin: 'http://127.0.0.1:3000' };
const asked = { headers: { host: '127.0.0.1:3000' } };

describe('the demo passwords', () => {
	it('are the names of three accounts', () => {
		expect(isDemoPassword('Admin', 'admin')).toBe(true);
		expect(isDemoPassword('admin', 'a better one')).toBe(false);
		expect(isDemoPassword('mara', 'mara')).toBe(false);
	});
});

describe('isFromElsewhere', () => {
	it('is false on this machine, by the page and by programs', () => {
		expect(isFromElsewhere(asked, here)).toBe(false);
		expect(isFromElsewhere({ headers: { ...asked.headers, origin: here.origin } }, here)).toBe(false);
	});

	it('is true where the server can be reached from elsewhere', () => {
		for (const host of ['0.0.0.0', '::', '192.168.1.4']) expect(isFromElsewhere(asked, { ...here, host })).toBe(true);
		expect(isFromElsewhere(asked, { ...here, origin: 'https://deck.example' })).toBe(true);
	});

	it('is true for pages of another origin', () => {
		for (const origin of ['https://evil.example', 'http://127.0.0.1:3001', 'http://localhost:3000', 'null', '']) {
			expect(isFromElsewhere({ headers: { ...asked.headers, origin } }, here)).toBe(true);
		}
	});
});
