import { queryClient } from '../queryClient';
import type { Session } from '../session/Session';
import { lifetimes } from './lifetimes';
import { queryKey, type ThingQuery } from './Query';

/**
 * The response, from the cache while it is fresh.
 * @throws as its `fetch` does
 */
export function fetchThing<Of, Thing>(session: Session, query: ThingQuery<Of, Thing>, of: Of): Promise<Thing> {
	return queryClient.fetchQuery({
		queryKey: queryKey(session, query, of),
		queryFn: ({ signal }) => query.fetch(session, of, signal),
		...lifetimes[query.lifetime],
	});
}

/** The cached response; undefined if there is none. */
export function knownThing<Of, Thing>(session: Session, query: ThingQuery<Of, Thing>, of: Of): Thing | undefined {
	return queryClient.getQueryData<Thing>(queryKey(session, query, of));
}

/** Changes the cached response after the server accepted or reported a change; does nothing if it isn't cached. */
export function changeThing<Of, Thing>(
	session: Session,
	query: ThingQuery<Of, Thing>,
	of: Of,
	change: (thing: Thing) => Thing,
): void {
	queryClient.setQueryData<Thing>(queryKey(session, query, of), known => (known === undefined ? known : change(known)));
}

/** Marks the response as outdated; it is fetched again at once if a component uses it. */
export function refreshThing<Of, Thing>(session: Session, query: ThingQuery<Of, Thing>, of: Of): void {
	void queryClient.invalidateQueries({ queryKey: queryKey(session, query, of) });
}
