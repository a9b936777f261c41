/** Judges notes that are about to enter the feed of a column. */
type ArrivalGate = (noteIds: readonly string[]) => Promise<void>;

/** The columns that want to know of notes before they are shown, by their ids. */
export const arrivalGates = new Map<string | undefined, ArrivalGate>();
