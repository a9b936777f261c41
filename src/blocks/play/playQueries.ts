import { pagingParams } from '@/api/pagingParams';
import { toPlay } from '@/api/toPlay';
import type { Play } from '@/domain/play/Play';
import { definePages, defineThing, LIST_PAGE, nextBelow, nextOffset } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';
import type { WirePlay } from '@/wire/entities';

/** Stores the authors in the session, as lists show them. */
function toPlays({ entities }: Session, told: readonly WirePlay[]): readonly Play[] {
	entities.ingestUsers(told.flatMap(({ user }) => user ?? []));
	return told.map(toPlay);
}

async function fetchPlay(session: Session, flashId: string, signal: AbortSignal): Promise<Play> {
	const told = await session.api.call('flash/show', { flashId }, { signal });
	toPlays(session, [told]);
	return toPlay(told);
}

export const playQuery = defineThing({ name: 'play', lifetime: 'changing', fetch: fetchPlay });

/** A play to be edited: never an older response, as saving it would undo what was changed elsewhere since. */
export const editedPlayQuery = defineThing({ name: 'editedPlay', lifetime: 'open', fetch: fetchPlay });

/** The public plays of the server, those that most people like first. The cursor is an offset. */
export const featuredPlaysQuery = definePages<null, Play>({
	name: 'featuredPlays',
	lifetime: 'changing',
	async fetch(session, _, cursor, signal) {
		const offset = Number(cursor ?? 0);
		const told = await session.api.call('flash/featured', { limit: LIST_PAGE, offset }, { signal });
		return { items: toPlays(session, told), next: nextOffset(told, offset, LIST_PAGE) };
	},
});

/** The account's own plays, the newest first. */
export const ownPlaysQuery = definePages<null, Play>({
	name: 'ownPlays',
	lifetime: 'changing',
	async fetch(session, _, untilId, signal) {
		const told = await session.api.call('flash/my', pagingParams({ limit: LIST_PAGE, untilId }), { signal });
		return { items: toPlays(session, told), next: nextBelow(told, LIST_PAGE) };
	},
});

/** The plays that the account likes, the last liked first. */
export const likedPlaysQuery = definePages<null, Play>({
	name: 'likedPlays',
	lifetime: 'changing',
	async fetch(session, _, untilId, signal) {
		const told = await session.api.call('flash/my-likes', pagingParams({ limit: LIST_PAGE, untilId }), { signal });
		const plays = told.flatMap(({ flash }) => flash ?? []);
		return { items: toPlays(session, plays), next: nextBelow(told, LIST_PAGE) };
	},
});

/** Somebody's public plays, the newest first. */
export const playsOfQuery = definePages<string, Play>({
	name: 'playsOf',
	lifetime: 'changing',
	async fetch(session, userId, untilId, signal) {
		const page = pagingParams({ limit: LIST_PAGE, untilId });
		const told = await session.api.call('users/flashs', { userId, ...page }, { signal });
		return { items: toPlays(session, told), next: nextBelow(told, LIST_PAGE) };
	},
});
