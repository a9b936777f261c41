// @vitest-environment bundled-happy-dom
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { toServerInfo } from '@/api/toServerInfo';
import type { Session } from '@/stores/session/Session';
import { embedOrigin } from './openEmbed';

const sessionBehindProxy = (meta: object | null): Session => {
	const info = meta === null ? null : toServerInfo(meta as Record<string, unknown>, 'deck.example');
	return { origin: 'https://deck.example', server: createStore(() => ({ info })) } as unknown as Session;
};

it('names the server’s own address in what other sites embed', () => {
	expect(embedOrigin(sessionBehindProxy({ uri: 'https://a.server' }))).toBe('https://a.server');
	expect(embedOrigin(sessionBehindProxy({ uri: 'https://a.server/' }))).toBe('https://a.server');
});

it('names the page’s address where the server tells none', () => {
	for (const meta of [null, {}, { uri: 'javascript:alert(1)' }, { uri: 7 }]) {
		expect(embedOrigin(sessionBehindProxy(meta))).toBe('https://deck.example');
	}
});
