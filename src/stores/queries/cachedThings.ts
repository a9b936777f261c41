import { queryClient } from '../queryClient';
import type { Session } from '../session/Session';
import { lifetimes } from './lifetimes';
import { queryKey, type ThingQuery } from './Query';

/** The thing, from the cache while it is fresh. @throws as its `fetch` does */
export function fetchThing<Of, Thing>(session: Session, query: ThingQuery<Of, Thing>, of: Of): Promise<Thing> {
	return queryClient.fetchQuery({
		queryKey: queryKey(session, query, of),
		queryFn: ({ signal }) => query.fetch(session, of, signal),
		...lifetimes[query.lifetime],
	});
}

/** The thing as it is known; undefined: it is not. */
export function knownThing<Of, Thing>(session: Session, query: ThingQuery<Of, Thing>, of: Of): Thing | undefined {
	return queryClient.getQueryData<Thing>(queryKey(session, query, of));
}

/** Keeps a change that the server has agreed to, or told of; without effect where nothing is known yet. */
export function changeThing<Of, Thing>(
	session: Session,
	query: ThingQuery<Of, Thing>,
	of: Of,
	change: (thing: Thing) => Thing,
): void {
	queryClient.setQueryData<Thing>(queryKey(session, query, of), known => (known === undefined ? known : change(known)));
}

/** Has the thing asked for again: at once where it shows. */
export function refreshThing<Of, Thing>(session: Session, query: ThingQuery<Of, Thing>, of: Of): void {
	void queryClient.invalidateQueries({ queryKey: queryKey(session, query, of) });
}
