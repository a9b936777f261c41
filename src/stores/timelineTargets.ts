import type { TimelineTarget } from '@/domain/collections';
import { collection } from './collections';
import type { Session } from './session/Session';

export interface NamedTarget {
	readonly id: string;
	readonly name: string;
}

/**
 * What a timeline of this kind can be of: one's lists, antennas, or favourite and followed channels.
 * @throws {ApiError} {NetworkError} as the calls do
 */
export async function timelineTargets(session: Session, target: TimelineTarget): Promise<readonly NamedTarget[]> {
	if (target === 'list') return collection(session, 'lists');
	if (target === 'antenna') return collection(session, 'antennas');
	const [favorites, followed] = await Promise.all([
		collection(session, 'favoriteChannels'),
		collection(session, 'followedChannels'),
	]);
	const known = new Set(favorites.map(channel => channel.id));
	return [...favorites, ...followed.filter(channel => !known.has(channel.id))];
}
