import type { Relation } from '@/blocks/actions/changeRelation';
import { text } from '@/i18n/text';
import { definePages, LIST_PAGE, nextBelow, type PagesQuery } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import type { WireUser } from '@/wire/entities';

export interface ListedPerson {
	/** Of the mute or block. */
	readonly id: string;
	readonly userId: string;
	/** When it ends by itself; null for never. */
	readonly until: number | null;
}

/** A list of people that are muted or blocked. */
export interface PeopleList {
	readonly id: 'muted' | 'renoteMuted' | 'blocked';
	readonly icon: IconName;
	readonly query: PagesQuery<null, ListedPerson>;
	readonly title: () => string;
	readonly none: () => string;
	/** What a row's button says and does. */
	readonly takeBack: () => string;
	readonly relation: Relation;
}

interface Told {
	readonly id: string;
	readonly user: WireUser | null | undefined;
	readonly expiresAt?: string | null | undefined;
}

/** A list that is fetched page by page. @param fetch the entries below an id, or the newest */
function people(
	name: string,
	fetch: (session: Session, params: PageParams, options: CallOptions) => Promise<readonly Told[]>,
): PagesQuery<null, ListedPerson> {
	return definePages({
		name,
		lifetime: 'open',
		async fetch(session, _of: null, untilId, signal) {
			const told = await fetch(session, { limit: LIST_PAGE, ...(untilId !== null && { untilId }) }, { signal });
			session.entities.ingestUsers(told.flatMap(({ user }) => user ?? []));
			const items = told.flatMap(({ id, user, expiresAt }) =>
				user ? [{ id, userId: user.id, until: Date.parse(expiresAt ?? '') || null }] : [],
			);
			return { items, next: nextBelow(told, LIST_PAGE) };
		},
	});
}

interface PageParams {
	readonly limit: number;
	readonly untilId?: string;
}

interface CallOptions {
	readonly signal: AbortSignal;
}

/** All of them, in the order of the page. */
export const PEOPLE_LISTS: readonly PeopleList[] = [
	{
		id: 'muted',
		icon: 'mute',
		query: people('mute/list', async ({ api }, params, options) =>
			(await api.call('mute/list', params, options)).map(({ mutee, ...told }) => ({ ...told, user: mutee })),
		),
		title: () => text.muting.people,
		none: () => text.muting.noPeople,
		takeBack: () => text.muting.unmute,
		relation: { call: { endpoint: 'mute/delete', params: {} }, change: { isMuted: false } },
	},
	{
		id: 'renoteMuted',
		icon: 'renote',
		query: people('renote-mute/list', async ({ api }, params, options) =>
			(await api.call('renote-mute/list', params, options)).map(({ mutee, ...told }) => ({ ...told, user: mutee })),
		),
		title: () => text.muting.renotes,
		none: () => text.muting.noRenotes,
		takeBack: () => text.muting.showRenotes,
		relation: { call: { endpoint: 'renote-mute/delete', params: {} }, change: { isRenoteMuted: false } },
	},
	{
		id: 'blocked',
		icon: 'block',
		query: people('blocking/list', async ({ api }, params, options) =>
			(await api.call('blocking/list', params, options)).map(({ blockee, ...told }) => ({ ...told, user: blockee })),
		),
		title: () => text.muting.blocked,
		none: () => text.muting.noBlocked,
		takeBack: () => text.muting.unblock,
		relation: { call: { endpoint: 'blocking/delete', params: {} }, change: { isBlocking: false } },
	},
];
