import { ads } from '../../../store/tables/server';
import { adverts } from '../draw/adverts';
import { DAY } from '../plan/PlannedNote';
import type { WorldWriter } from './WorldWriter';

const RUN_FROM = 20 * DAY;
const RUN_TO = 3650 * DAY;
const NOTES_PER_AD = 20;

/** The ads of the demo world, with how often each is shown. */
export function writeAds({ core, stock, now }: WorldWriter): void {
	core.settings.update({ notesPerOneAd: NOTES_PER_AD });
	for (const { name, place, ratio, priority, url } of adverts) {
		const file = stock.place(`advert:${name}`, { owner: null, at: now - RUN_FROM });
		core.db.insert(ads, {
			id: core.ids.at(now - RUN_FROM),
			url,
			imageUrl: `/files/${file.accessKey}`,
			memo: name,
			place,
			priority,
			ratio,
			startsAt: now - RUN_FROM,
			expiresAt: now + RUN_TO,
		});
	}
}
