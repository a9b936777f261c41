import type { Core } from '../Core';
import { type PlayRow, playLikes, plays } from '../store/tables/plays';

/** Deletes a play with its likes. */
export function deletePlay({ db }: Core, play: PlayRow): void {
	db.transaction(() => {
		db.delete(playLikes, 'playId = ?', play.id);
		db.delete(plays, 'id = ?', play.id);
	});
}
