import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { ads } from '../store/tables/server';
import { runsOn } from './runsOn';

/**
 * The ads that run now, as everyone sees them.
 * @param now milliseconds since the epoch
 */
export function runningAds({ db, urls }: Core, now = Date.now()): entities.MetaLite['ads'] {
	return db
		.select(ads, 'WHERE t.startsAt <= ? AND t.expiresAt > ? ORDER BY t.id', now, now)
		.filter(row => runsOn(row.dayOfWeek, new Date(now)))
		.map(({ id, url, place, ratio, imageUrl, dayOfWeek }) => ({
			id,
			url,
			place,
			ratio,
			imageUrl: urls.absolute(imageUrl),
			dayOfWeek,
		}));
}
