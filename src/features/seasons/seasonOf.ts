import type { SeasonEffect } from '@workers/season/season.protocol';

export type Hemisphere = 'north' | 'south';

/** Months count from 0. */
const SNOW: Readonly<Record<Hemisphere, readonly number[]>> = { north: [11, 0], south: [6, 7] };
const PETALS: Readonly<Record<Hemisphere, readonly number[]>> = { north: [2, 3], south: [] };

/** What falls at this time of the year (rules/start#seasons); null for nothing. */
export function seasonOf(date: Date, hemisphere: Hemisphere): SeasonEffect | null {
	const month = date.getMonth();
	if (SNOW[hemisphere].includes(month)) return 'snow';
	return PETALS[hemisphere].includes(month) ? 'petals' : null;
}

/** Time zones of the south, as far as their clocks don't show it by a summer time in January. */
const SOUTHERN =
	/^(Antarctica|Australia|America\/(Argentina|Sao_Paulo|Bahia|Belem|Fortaleza|Recife|Maceio|Araguaina|Campo_Grande|Cuiaba|Porto_Velho|Rio_Branco|Manaus|Asuncion|Montevideo|Santiago|Punta_Arenas|La_Paz|Lima|Buenos_Aires)|Africa\/(Johannesburg|Harare|Lusaka|Maputo|Gaborone|Windhoek|Maseru|Mbabane|Luanda|Blantyre|Dar_es_Salaam|Lubumbashi|Kinshasa)|Indian\/(Antananarivo|Mauritius|Reunion|Mayotte|Comoro|Mahe|Cocos|Christmas|Chagos)|Pacific\/(Auckland|Chatham|Fiji|Tongatapu|Apia|Pago_Pago|Port_Moresby|Guadalcanal|Noumea|Efate|Tahiti|Rarotonga|Easter|Niue|Wallis|Fakaofo)|Asia\/(Jakarta|Makassar|Jayapura|Dili))/;

/** Derived from the time zone: the south has its summer time in January, or is known by its name. */
export function hemisphereOf(timeZone: string): Hemisphere {
	const [january, july] = [0, 6].map(month => minutesFromUtc(new Date(Date.UTC(2026, month, 1)), timeZone));
	if (january !== undefined && july !== undefined && january !== july) return january > july ? 'south' : 'north';
	return SOUTHERN.test(timeZone) ? 'south' : 'north';
}

function minutesFromUtc(date: Date, timeZone: string): number {
	const there = new Date(date.toLocaleString('en-US', { timeZone }));
	const utc = new Date(date.toLocaleString('en-US', { timeZone: 'UTC' }));
	return (there.getTime() - utc.getTime()) / 60_000;
}
