import { expect, it } from 'vitest';
import { addressKey } from './addressKey';

it.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:DB8:1:2::', '2001:db8:1:2::/64'],
	['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['unknown', 'unknown'],
])('counts %s as %s', (address, key) => expect(addressKey(address)).toBe(key));
