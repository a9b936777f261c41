import { describe, expect, it } from 'vitest';
import { answerHeaders, requestHeaders } from './forwardHeaders';

const target = new URL('https://misskey.example');

describe('headers passed on', () => {
	it('name the other server, and tell nothing of this one', () => {
		const given = {
			host: '127.0.0.1:3000',
			cookie: 'a=b',
			'x-forwarded-for': '10.0.0.1',
			connection: 'keep-alive',
			'content-type': 'application/json',
		};
		expect(requestHeaders(given, target)).toEqual({ host: 'misskey.example', 'content-type': 'application/json' });
	});

	it('come back without cookies, and lead to us instead of to themselves', () => {
		const given = { 'set-cookie': ['a=b'], location: 'https://misskey.example/files/x', etag: '"1"' };
		expect(answerHeaders(given, target)).toEqual({ location: '/files/x', etag: '"1"' });
		expect(answerHeaders({ location: 'https://cdn.example/x' }, target)).toEqual({ location: 'https://cdn.example/x' });
	});
});
