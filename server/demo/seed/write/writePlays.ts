import { playLikes, plays } from '../../../store/tables/plays';
import { DAY, HOUR } from '../plan/PlannedNote';
import { demoPlays } from '../texts/demoPlays';
import { personOf, type WorldWriter } from './WorldWriter';

const STARTED = 40 * DAY;

/** Plays with those who like them. */
export function writePlays(world: WorldWriter): void {
	const { core, now } = world;
	for (const [index, { author, likedBy, visibility = 'public', ...play }] of demoPlays.entries()) {
		const at = now - STARTED + index * 5 * DAY;
		const id = core.ids.at(at);
		const userId = personOf(world, author).id;
		const row = { id, userId, ...play, visibility, likedCount: likedBy.length, updatedAt: at + 3 * HOUR };
		core.db.insert(plays, row);
		for (const [place, key] of likedBy.entries())
			core.db.insert(playLikes, {
				id: core.ids.at(at + (place + 1) * 7 * HOUR),
				userId: personOf(world, key).id,
				playId: id,
			});
	}
}
