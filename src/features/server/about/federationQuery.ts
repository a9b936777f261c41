import { pagingParams } from '@/api/pagingParams';
import { toOtherServer } from '@/api/toOtherServer';
import type { OtherServer } from '@/domain/server/OtherServer';
import { definePages, nextOffset } from '@/stores/queries/Query';

/** What the list is narrowed to; also the names of the parameters of the call. */
export const SERVER_STATES = [
	'all',
	'federating',
	'subscribing',
	'publishing',
	'notResponding',
	'suspended',
	'blocked',
	'silenced',
] as const;
export type ServerStateFilter = (typeof SERVER_STATES)[number];

/** What the list is sorted by, the most, or the latest, first. */
export const SERVER_ORDERS = [
	'pubSub',
	'users',
	'notes',
	'followers',
	'following',
	'latestRequestReceivedAt',
	'firstRetrievedAt',
] as const;
export type ServerOrder = (typeof SERVER_ORDERS)[number];

export interface ServersWanted {
	/** Part of a host; empty for all. */
	readonly host: string;
	readonly state: ServerStateFilter;
	readonly order: ServerOrder;
	/** Whether the fewest, or the earliest, come first. */
	readonly isAscending: boolean;
}

const PAGE = 30;

/** The other servers that a session's server knows. */
export const otherServersQuery = definePages<ServersWanted, OtherServer>({
	name: 'otherServers',
	lifetime: 'steady',
	async fetch({ api }, { host, state, order, isAscending }, cursor, signal) {
		const offset = Number(cursor ?? 0);
		const params = {
			...(host !== '' && { host }),
			...(state !== 'all' && { [state]: true }),
			sort: `${isAscending ? '-' : '+'}${order}`,
			...pagingParams({ limit: PAGE, offset }),
		} as const;
		const told = await api.call('federation/instances', params, { signal });
		return {
			items: told.flatMap(each => toOtherServer(each) ?? []),
			next: nextOffset(told, offset, PAGE),
		};
	},
});
