import { expect, it } from 'vitest';
import { isTimeZone, timeIn, zoneName, zoneOption } from './timeZones';

const now = Date.parse('2026-11-26T15:04:05Z');

it('tells the time of a zone', () => {
	expect(timeIn('Asia/Tokyo', now)).toEqual({ hours: 0, minutes: 4, seconds: 5 });
	expect(timeIn('UTC', now)).toEqual({ hours: 15, minutes: 4, seconds: 5 });
});

it('takes the zone of the device for one that it does not know', () => {
	expect(isTimeZone('Atlantis/Capital')).toBe(false);
	expect(zoneOption('Atlantis/Capital')).toEqual({});
	expect(zoneOption('')).toEqual({});
	expect(timeIn('Atlantis/Capital', now)).toEqual(timeIn('', now));
});

it('names the place', () => {
	expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
	expect(zoneName('UTC')).toBe('UTC');
});
