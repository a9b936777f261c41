import { expect, it } from 'vitest';
import { readOAuthRequest } from './readOAuthRequest';

const read = (told: Readonly<Record<string, string>>) =>
	readOAuthRequest(name => told[name.replace('misskey:oauth:', '')] ?? null);

it('says who asks for what', () => {
	const told = { 'transaction-id': 'id', 'client-name': 'Spyglass', 'client-logo': 'https://a.example/i.png' };
	expect(read({ ...told, scope: 'read:account  write:notes read:account' })).toEqual({
		transactionId: 'id',
		clientName: 'Spyglass',
		logoUrl: 'https://a.example/i.png',
		permissions: ['read:account', 'write:notes'],
	});
});

it('is nothing without a transaction, or where it isn’t said what is asked for', () => {
	expect(read({ scope: 'read:account' })).toBeNull();
	expect(read({ 'transaction-id': 'id' })).toBeNull();
	expect(read({ 'transaction-id': 'id', scope: ' ' })).toBeNull();
	expect(read({ 'transaction-id': 'id', scope: 'read:account', 'client-logo': 'data:image/x' })?.logoUrl).toBeNull();
});
