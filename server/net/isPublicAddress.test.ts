import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './isPublicAddress';

describe('isPublicAddress', () => {
	it.each([
		'127.0.0.1',
		'127.8.9.10',
		'0.0.0.0',
		'10.1.2.3',
		'172.31.255.255',
		'192.168.0.1',
		'169.254.169.254',
		'100.64.0.1',
		'224.0.0.1',
		'255.255.255.255',
		'::1',
		'::',
		'[::1]',
		'::ffff:127.0.0.1',
		'::ffff:7f00:1',
		'::127.0.0.1',
		'64:ff9b::10.0.0.1',
		'2002:7f00:1::',
		'fe80::1%eth0',
		'fd12:3456::1',
		'ff02::1',
		'localhost',
		'',
	])('refuses %s', address => {
		expect(isPublicAddress(address)).toBe(false);
	});

	it.each([
		'93.184.216.34',
		'172.32.0.1',
		'100.128.0.1',
		'2606:2800:220:1::1',
		'::ffff:93.184.216.34',
		'64:ff9b::808:808',
	])('lets %s pass', address => {
		expect(isPublicAddress(address)).toBe(true);
	});
});
