import { describe, expect, it } from 'vitest';
import { byUse, toApp } from './toApp';

describe('toApp', () => {
	it('does with the least that a server tells', () => {
		expect(toApp({ id: 'a' })).toEqual({
			id: 'a',
			name: null,
			iconUrl: null,
			createdAt: null,
			usedAt: null,
			permissions: [],
		});
		const odd = { name: ' ', iconUrl: 'javascript:alert(1)', createdAt: 'x', lastUsedAt: null, permission: null };
		expect(toApp({ id: 'a', ...odd })).toEqual(toApp({ id: 'a' }));
	});

	it('takes a last use at the time of its making for none', () => {
		const at = '2026-11-21T00:24:38.683Z';
		expect(toApp({ id: 'a', createdAt: at, lastUsedAt: at }).usedAt).toBeNull();
		expect(toApp({ id: 'a', createdAt: at, lastUsedAt: '2026-11-22T00:00:00.000Z' }).usedAt).toBe(
			Date.parse('2026-11-22T00:00:00.000Z'),
		);
	});

	it('puts those used last first', () => {
		const days = ['2026-11-01', '2026-11-03', '2026-11-02'];
		const apps = days.map(day => toApp({ id: day, createdAt: '2026-10-01', lastUsedAt: day }));
		expect(apps.sort(byUse).map(({ id }) => id)).toEqual(['2026-11-03', '2026-11-02', '2026-11-01']);
	});
});
