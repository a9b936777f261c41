import { toClip } from '@/api/toCollections';
import type { Clip } from '@/domain/collection/collections';
import { changeCollection, changeInCollection } from '@/stores/collections';
import { changeThing } from '@/stores/queries/cachedThings';
import { defineThing } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';

/** A clip as the server has it now: the account's own, or a public one. */
export const clipQuery = defineThing({
	name: 'clip',
	lifetime: 'changing',
	async fetch(session, clipId: string, signal): Promise<Clip> {
		const wire = await session.api.call('clips/show', { clipId }, { signal });
		if (wire.user) session.entities.ingestUsers([wire.user]);
		const clip = toClip(wire);
		changeInCollection(session, 'clips', clipId, () => clip);
		return clip;
	},
});

/** Changes a clip wherever it shows, after the server accepted the change. */
export function changeClip(session: Session, clipId: string, change: (clip: Clip) => Clip): void {
	changeInCollection(session, 'clips', clipId, change);
	changeInCollection(session, 'favoriteClips', clipId, change);
	changeThing(session, clipQuery, clipId, change);
}

/**
 * Shows a clip among the favourites, or no longer.
 * @param clip as it was, with or without the mark
 */
export function markClip(session: Session, clip: Clip, isFavorited: boolean): void {
	const marked = (now: Clip): Clip => ({
		...now,
		isFavorited,
		favoritedCount: Math.max(0, now.favoritedCount + (isFavorited ? 1 : -1)),
	});
	changeClip(session, clip.id, marked);
	changeCollection(session, 'favoriteClips', clips =>
		isFavorited
			? [clip.isFavorited ? clip : marked(clip), ...clips.filter(({ id }) => id !== clip.id)]
			: clips.filter(({ id }) => id !== clip.id),
	);
}

/** Takes a deleted clip out of all that shows it. */
export function forgetClip(session: Session, clipId: string): void {
	for (const kind of ['clips', 'favoriteClips'] as const) {
		changeCollection(session, kind, clips => clips.filter(({ id }) => id !== clipId));
	}
}
