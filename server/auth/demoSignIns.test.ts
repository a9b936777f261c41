import { describe, expect, it } from 'vitest';
import { isRefusedDemoSignIn } from './demoSignIns';

describe('isRefusedDemoSignIn', () => {
	it('refuses the printed passwords beyond this machine', () => {
		for (const host of ['0.0.0.0', '::', '192.168.1.4']) expect(isRefusedDemoSignIn(host, 'Admin', 'admin')).toBe(true);
	});

	it('lets them in on this machine, and others everywhere', () => {
		expect(isRefusedDemoSignIn('127.0.0.1', 'admin', 'admin')).toBe(false);
		expect(isRefusedDemoSignIn('0.0.0.0', 'admin', 'a better one')).toBe(false);
		expect(isRefusedDemoSignIn('0.0.0.0', 'mara', 'mara')).toBe(false);
	});
});
