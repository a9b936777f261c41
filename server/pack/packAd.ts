import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import type { AdRow } from '../store/tables/server';

/** An ad as moderators see it. */
export const packAd = ({ urls }: Core, row: AdRow): entities.Ad => ({
	id: row.id,
	startsAt: new Date(row.startsAt).toISOString(),
	expiresAt: new Date(row.expiresAt).toISOString(),
	dayOfWeek: row.dayOfWeek,
	url: row.url,
	imageUrl: urls.absolute(row.imageUrl),
	memo: row.memo,
	place: row.place,
	priority: row.priority,
	ratio: row.ratio,
});
