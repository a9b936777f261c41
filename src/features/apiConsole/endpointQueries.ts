import { defineThing } from '@/stores/queries/Query';
import type { Parameter } from './parameters';

/** The names of the server's endpoints. */
export const endpointNames = defineThing({
	name: 'endpointNames',
	lifetime: 'collection',
	async fetch(session, _of: null, signal) {
		return [...(await session.api.call('endpoints', {}, { signal }))].sort();
	},
});

/** The parameters of an endpoint; null if the server has no such endpoint. */
export const endpointParameters = defineThing({
	name: 'endpointParameters',
	lifetime: 'collection',
	async fetch(session, endpoint: string, signal): Promise<readonly Parameter[] | null> {
		const told = await session.api.call('endpoint', { endpoint }, { signal });
		if (!told) return null;
		return (told.params ?? []).flatMap(({ name, type }) => (name ? [{ name, type: type ?? 'String' }] : []));
	},
});
