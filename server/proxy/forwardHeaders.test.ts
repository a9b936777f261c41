import { describe, expect, it } from 'vitest';
import { ANSWER_POLICY, answerHeaders, requestHeaders } from './forwardHeaders';

const target = new URL('https://misskey.example');
const POLICY = { 'x-content-type-options': 'nosniff', 'content-security-policy': ANSWER_POLICY };

describe('headers passed on', () => {
	it('name the other server, and tell nothing of this one', () => {
		const given = {
			host: '127.0.0.1:3000',
			cookie: 'a=b',
			'x-forwarded-for': '10.0.0.1',
			'x-real-ip': '10.0.0.1',
			'cf-connecting-ip': '10.0.0.1',
			'true-client-ip': '10.0.0.1',
			connection: 'keep-alive, X-Hop',
			'x-hop': '1',
			'transfer-encoding': 'chunked',
			'content-type': 'application/json',
		};
		expect(requestHeaders(given, target, null)).toEqual({
			host: 'misskey.example',
			'content-type': 'application/json',
		});
	});

	it('name the visitor’s address where the operator says so, whatever the visitor claims', () => {
		const given = { host: 'x', 'x-forwarded-for': '10.0.0.1' };
		expect(requestHeaders(given, target, '198.51.100.7')['x-forwarded-for']).toBe('198.51.100.7');
	});

	it('come back without cookies, and lead to us instead of to themselves', () => {
		const given = {
			'set-cookie': ['a=b'],
			location: 'https://misskey.example/files/x',
			etag: '"1"',
			'clear-site-data': '"*"',
		};
		expect(answerHeaders(given, target)).toEqual({ location: '/files/x', etag: '"1"', ...POLICY });
		expect(answerHeaders({ location: 'https://cdn.example/x' }, target)).toMatchObject({
			location: 'https://cdn.example/x',
		});
	});

	it('never make a page of what the other server answers', () => {
		for (const type of ['text/html; charset=utf-8', ' Text/HTML', 'application/xhtml+xml']) {
			expect(answerHeaders({ 'content-type': type }, target)['content-type']).toBe('text/plain; charset=utf-8');
		}
		expect(answerHeaders({ 'content-type': 'image/webp' }, target)['content-type']).toBe('image/webp');
	});
});
