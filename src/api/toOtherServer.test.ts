import { expect, it } from 'vitest';
import { toOtherServer } from './toOtherServer';

it('is named by its host where nothing else is known', () => {
	expect(toOtherServer({ host: 'b.example' })).toMatchObject({
		name: 'b.example',
		iconUrl: null,
		software: null,
		isOpen: null,
		people: 0,
		heardAt: null,
		states: [],
	});
});

it('takes the small icon where there is no other, and lists every state', () => {
	expect(
		toOtherServer({
			host: 'b.example',
			faviconUrl: 'https://b.example/favicon.ico',
			latestRequestReceivedAt: '2026-01-02T00:00:00.000Z',
			isBlocked: true,
			isMediaSilenced: true,
			isNotResponding: true,
		}),
	).toMatchObject({
		iconUrl: 'https://b.example/favicon.ico',
		heardAt: Date.UTC(2026, 0, 2),
		states: ['blocked', 'mediaSilenced', 'notResponding'],
	});
});

it('is nothing without a host', () => {
	expect(toOtherServer({ name: 'Nowhere' })).toBeNull();
});
