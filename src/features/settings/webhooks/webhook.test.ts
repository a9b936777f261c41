import { expect, it } from 'vitest';
import { isWebhookUrl, toWebhook } from './webhook';

it('does with the least that a server tells', () => {
	expect(toWebhook({ id: 'a' })).toEqual({
		id: 'a',
		name: '',
		url: '',
		secret: '',
		on: [],
		isActive: false,
		sentAt: null,
		status: null,
	});
	expect(toWebhook({ id: 'a', on: ['reaction', 'odd', 'note'], latestStatus: 500 })).toMatchObject({
		on: ['note', 'reaction'],
		status: 500,
	});
});

it('takes web addresses alone', () => {
	expect(['https://a.example/hook', ' http://127.0.0.1:9/x '].every(isWebhookUrl)).toBe(true);
	expect(['', 'a.example', 'javascript:alert(1)', 'ftp://a.example'].some(isWebhookUrl)).toBe(false);
});
