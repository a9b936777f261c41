import { expect, it } from 'vitest';
import { isOriginFree } from './isOriginFree';

const holding = (...keys: string[]) => ({ getItem: (key: string) => (keys.includes(key) ? '[]' : null) });

it('takes an origin that nobody signs in at', () => {
	expect(isOriginFree({ origin: 'http://localhost:3000', localStorage: holding('theme') })).toBe(true);
});

it('refuses one where accounts were kept, and none at all', () => {
	for (const key of ['account', 'accounts'])
		expect(isOriginFree({ origin: 'http://localhost:3000', localStorage: holding(key) })).toBe(false);
	expect(isOriginFree({ origin: 'null', localStorage: holding() })).toBe(false);
});

it('takes one whose storage nobody may read', () => {
	const denied = {
		origin: 'http://localhost:3000',
		get localStorage(): Storage {
			throw new DOMException('Access is denied', 'SecurityError');
		},
	};
	expect(isOriginFree(denied)).toBe(true);
});
