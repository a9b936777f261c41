import { expect, it } from 'vitest';
import { newTotpSecret, periodOfCode, totpAddress } from './oneTimeCodes';

/** The secret of the examples in RFC 6238, appendix B: `12345678901234567890`. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
	[59, '287082'],
	[1_111_111_109, '081804'],
	[2_000_000_000, '279037'],
])('at %i s the code is %s', (seconds, code) => {
	const period = Math.floor(seconds / 30);
	expect(periodOfCode(SECRET, code, seconds * 1000)).toBe(period);
	expect(periodOfCode(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, seconds * 1000)).toBe(period);
	// Half a minute late or early.
	expect(periodOfCode(SECRET, code, (seconds + 30) * 1000)).toBe(period);
	expect(periodOfCode(SECRET, code, (seconds - 30) * 1000)).toBe(period);
	expect(periodOfCode(SECRET, code, (seconds + 60) * 1000)).toBeNull();
});

it('takes nothing else for a code', () => {
	for (const code of ['', '000000', '28708', '2870821', 'abcdef'])
		expect(periodOfCode(SECRET, code, 59_000)).toBeNull();
});

it('tells apps secret, server and name', () => {
	const secret = newTotpSecret();
	expect(secret).toMatch(/^[A-Z2-7]{32}$/);
	const url = new URL(totpAddress(secret, 'deck.example:3000', 'ann'));
	expect(url.protocol).toBe('otpauth:');
	expect(decodeURIComponent(url.href)).toContain('totp/deck.example:3000:ann');
	expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: 'deck.example:3000', secret, digits: '6' });
});
