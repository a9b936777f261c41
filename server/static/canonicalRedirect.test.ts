import { describe, expect, it } from 'vitest';
import { canonicalRedirect, isLoopbackHost } from './canonicalRedirect';

const origin = 'http://127.0.0.1:3000';

describe('canonicalRedirect', () => {
	it('leads another name to the canonical one, path and query kept', () => {
		expect(canonicalRedirect({ host: 'localhost:3000', url: '/notes/x?y=1' }, { origin })).toBe(
			`${origin}/notes/x?y=1`,
		);
	});

	it('leaves what came to the right place', () => {
		expect(canonicalRedirect({ host: '127.0.0.1:3000', url: '/' }, { origin })).toBeNull();
	});

	it('does not send a reverse proxy round in circles', () => {
		const place = { origin: 'https://deck.example', boundHost: '127.0.0.1:3000' };
		expect(canonicalRedirect({ host: '127.0.0.1:3000', url: '/' }, place)).toBeNull();
		expect(canonicalRedirect({ host: 'www.deck.example', url: '/' }, place)).toBe('https://deck.example/');
	});

	it('leads the origin of captchas to the canonical one, also if it is the one listened on', () => {
		const place = { origin: 'http://localhost:3000', boundHost: '127.0.0.1:3000', captchaHost: '127.0.0.1:3000' };
		expect(canonicalRedirect({ host: '127.0.0.1:3000', url: '/x' }, place)).toBe('http://localhost:3000/x');
	});

	it('is led to no other site', () => {
		expect(canonicalRedirect({ host: 'localhost:3000', url: '//evil.example/' }, { origin })).toBe(`${origin}/`);
	});
});

describe('isLoopbackHost', () => {
	it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', 'deck.localhost'])('knows %s', host => {
		expect(isLoopbackHost(host)).toBe(true);
	});
	it.each(['0.0.0.0', '192.168.0.2', '::', 'deck.example', '127.example'])('refuses %s', host => {
		expect(isLoopbackHost(host)).toBe(false);
	});
});
