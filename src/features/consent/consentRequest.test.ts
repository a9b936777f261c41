import { describe, expect, it } from 'vitest';
import { readSearch } from '@/domain/paths/readPath';
import { callbackWithSession, consentRequest } from './consentRequest';

const read = (query: string, session = 'abc-123') =>
	consentRequest({ params: { session }, search: readSearch('consent', query) });

describe('a consent request', () => {
	it('tells who asks for what', () => {
		expect(
			read('name=Deck&permission=read:account,write:notes,read:account&callback=https://deck.example/back'),
		).toEqual({
			session: 'abc-123',
			name: 'Deck',
			icon: null,
			callback: 'https://deck.example/back',
			permissions: ['read:account', 'write:notes'],
		});
	});

	it('has no callback that would run something here', () => {
		for (const callback of ['javascript:alert(1)', 'data:text/html,x', ' JavaScript:alert(1)', 'nonsense']) {
			expect(read(`callback=${encodeURIComponent(callback)}`)?.callback).toBeNull();
		}
		expect(read('callback=myapp://back')?.callback).toBe('myapp://back');
	});

	it('drops what is no permission', () => {
		expect(read('permission=read:account,<script>,everything')?.permissions).toEqual(['read:account']);
	});

	it('needs a session', () => {
		expect(read('', 'a/b')).toBeNull();
		expect(read('', '<b>')).toBeNull();
	});

	it('goes back with its session', () => {
		expect(callbackWithSession('https://deck.example/back?x=1', 'abc')).toBe(
			'https://deck.example/back?x=1&session=abc',
		);
	});
});
