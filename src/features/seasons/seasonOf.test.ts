import { expect, it } from 'vitest';
import { hemisphereOf, seasonOf } from './seasonOf';

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15));

it('has snow in December and January and petals in March and April in the north', () => {
	expect(MONTHS.map(date => seasonOf(date, 'north'))).toEqual([
		...['snow', null, 'petals', 'petals', null, null],
		...[null, null, null, null, null, 'snow'],
	]);
});

it('has snow in July and August in the south', () => {
	expect(MONTHS.map(date => seasonOf(date, 'south'))).toEqual([
		...[null, null, null, null, null, null],
		...['snow', 'snow', null, null, null, null],
	]);
});

it.each([
	...['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Asia/Kolkata', 'UTC', 'Africa/Cairo'].map(zone => [
		zone,
		'north',
	]),
	...['Australia/Sydney', 'Australia/Brisbane', 'Pacific/Auckland', 'America/Sao_Paulo', 'Africa/Johannesburg'].map(
		zone => [zone, 'south'],
	),
])('%s lies in the %s', (zone, hemisphere) => {
	expect(hemisphereOf(zone ?? '')).toBe(hemisphere);
});
