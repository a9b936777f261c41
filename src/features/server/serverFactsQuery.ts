import { toServerFacts } from '@/api/toServerFacts';
import { defineThing } from '@/stores/queries/Query';

/** What a session's server says of itself, with its rules, contacts and links. */
export const serverFactsQuery = defineThing({
	name: 'serverFacts',
	lifetime: 'steady',
	fetch: async ({ api }, _: null, signal) => toServerFacts(await api.call('meta', { detail: true }, { signal })),
});
