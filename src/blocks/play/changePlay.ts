import type { Play } from '@/domain/play/Play';
import { changeAllPages, changePages } from '@/stores/queries/cachedPages';
import { changeThing, refreshThing } from '@/stores/queries/cachedThings';
import type { PagesQuery } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';
import {
	editedPlayQuery,
	featuredPlaysQuery,
	likedPlaysQuery,
	ownPlaysQuery,
	playQuery,
	playsOfQuery,
} from './playQueries';

const LISTS: readonly PagesQuery<never, Play>[] = [featuredPlaysQuery, ownPlaysQuery, likedPlaysQuery, playsOfQuery];

function changeLists(session: Session, change: (plays: readonly Play[]) => readonly Play[]): void {
	for (const query of LISTS) changeAllPages<never, Play>(session, query, change);
}

/** Changes a play wherever this session shows it. */
export function changePlay(session: Session, id: string, change: (play: Play) => Play): void {
	for (const query of [playQuery, editedPlayQuery]) changeThing(session, query, id, change);
	changeLists(session, plays => plays.map(play => (play.id === id ? change(play) : play)));
}

/**
 * Shows that the account likes a play, or does so no more: everywhere, at once.
 * @param play as it was, liked or not
 */
export function markPlay(session: Session, play: Play, isLiked: boolean): void {
	const marked = (now: Play): Play => ({
		...now,
		isLiked,
		likedCount: Math.max(0, now.likedCount + (isLiked ? 1 : -1)),
	});
	changePlay(session, play.id, marked);
	changePages(session, likedPlaysQuery, null, (plays, isFirst) => {
		const others = plays.filter(({ id }) => id !== play.id);
		return isLiked && isFirst ? [play.isLiked ? play : marked(play), ...others] : others;
	});
}

/** After a play was made, or its visibility changed: the lists are asked for again where they show. */
export function refreshPlays(session: Session): void {
	for (const { name } of LISTS) void queryClient.invalidateQueries({ queryKey: [session.key, name] });
}

/** Takes a deleted play out of all that shows it. */
export function forgetPlay(session: Session, id: string): void {
	changeLists(session, plays => plays.filter(play => play.id !== id));
	for (const query of [playQuery, editedPlayQuery]) refreshThing(session, query, id);
}
