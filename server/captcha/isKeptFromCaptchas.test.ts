import { describe, expect, it } from 'vitest';
import { captchaPlace } from './captchaPlace';
import { isKeptFromCaptchas } from './isKeptFromCaptchas';

describe('captchaPlace', () => {
	it.each([
		['http://127.0.0.1:3000', undefined, 'http://localhost:3000'],
		['http://localhost:3000', undefined, 'http://127.0.0.1:3000'],
		['http://192.168.0.2:3000', undefined, undefined],
		['https://deck.example', undefined, undefined],
		['https://deck.example', 'https://captcha.deck.example', 'https://captcha.deck.example'],
		// Never the client's own, whatever the option says.
		['https://deck.example', 'https://deck.example', undefined],
		['http://deck.example', 'https://deck.example', undefined],
	])('of %s, named %s, is %s', (origin, named, expected) => {
		expect(captchaPlace(origin, named)?.origin).toBe(expected);
	});
});

describe('the origin of captchas', () => {
	const named = captchaPlace('https://deck.example', 'https://captcha.deck.example');
	const ask = (url: string, host = 'captcha.deck.example') => isKeptFromCaptchas({ host, url, headers: {} }, named);

	it('serves their page and its script', () => {
		expect(['/captcha.html?provider=turnstile', '/assets/captcha-abcd1234.js'].map(url => ask(url))).toEqual([
			false,
			false,
		]);
	});

	it.each(['/', '/index.html', '/captcha.json', '/sw.js', '/api/meta', '/streaming', '/assets/app-abcd1234.js'])(
		'does not serve %s, which the client’s origin does',
		url => {
			expect([ask(url), ask(url, 'deck.example')]).toEqual([true, false]);
		},
	);

	it('refuses only its own pages where it is another name of this machine', () => {
		const place = captchaPlace('http://127.0.0.1:3000');
		const from = (headers: Record<string, string>) =>
			isKeptFromCaptchas({ host: 'localhost:3000', url: '/api/meta', headers }, place);
		expect(from({})).toBe(false);
		expect(from({ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' })).toBe(false);
		expect(from({ origin: 'http://localhost:3000' })).toBe(true);
		expect(from({ 'sec-fetch-site': 'same-origin' })).toBe(true);
	});
});
