import type { Session } from '../session/Session';

/** Judges notes that are about to enter the feed of a column. */
type ArrivalGate = (noteIds: readonly string[]) => Promise<void>;

const gates = new WeakMap<Pick<Session, 'key'>, Map<string, ArrivalGate>>();

/**
 * Has a column know of the notes of a session before they are shown.
 * @returns the function that ends it
 */
export function addArrivalGate(session: Pick<Session, 'key'>, columnId: string, gate: ArrivalGate): () => void {
	const own = gates.get(session) ?? new Map<string, ArrivalGate>();
	gates.set(session, own.set(columnId, gate));
	return () => {
		if (own.get(columnId) === gate) own.delete(columnId);
	};
}

export const arrivalGate = (session: Pick<Session, 'key'>, columnId: string | undefined): ArrivalGate | undefined =>
	columnId === undefined ? undefined : gates.get(session)?.get(columnId);
