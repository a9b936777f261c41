import { collectionQuery } from '@/stores/collections';
import { defineThing } from '@/stores/queries/Query';

/** Another server, as one entry. */
export interface ServerLine {
	readonly host: string;
	readonly name: string;
	readonly iconUrl: string | null;
	readonly themeColor: string | null;
}

const MOST_SERVERS = 30;
const MOST_NOTES = 10;

/** The servers that the session's server met last, newest first. */
export const serversQuery = defineThing<null, readonly ServerLine[]>({
	name: 'statusBarServers',
	lifetime: 'changing',
	async fetch({ api }, _, signal) {
		const params = { sort: '+firstRetrievedAt', limit: MOST_SERVERS } as const;
		const servers = await api.call('federation/instances', params, { signal });
		return servers.flatMap(({ host, name, iconUrl, faviconUrl, themeColor }) =>
			host
				? [{ host, name: name || host, iconUrl: iconUrl ?? faviconUrl ?? null, themeColor: themeColor ?? null }]
				: [],
		);
	},
});

/** The ids of a list's newest notes. */
export const listNotesQuery = defineThing<string, readonly string[]>({
	name: 'statusBarNotes',
	lifetime: 'open',
	async fetch({ api, entities }, listId, signal) {
		return entities.ingest(await api.call('notes/user-list-timeline', { listId, limit: MOST_NOTES }, { signal }));
	},
});

/** The account's lists, to choose from. */
export const listsQuery = collectionQuery('lists');
