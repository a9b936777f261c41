/** The states that an editor can go back and forth between. */
export interface History<T> {
	readonly past: readonly T[];
	readonly present: T;
	readonly future: readonly T[];
	/** What was changed last; while the same thing goes on changing, as by dragging, it stays one step. */
	readonly mark: string | null;
}

const MOST_STEPS = 100;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], mark: null });

/** @param mark names what is changed; null for a step of its own */
export function change<T>(history: History<T>, next: T, mark: string | null = null): History<T> {
	const { past, present } = history;
	const goesOn = mark !== null && mark === history.mark;
	return { past: goesOn ? past : [...past, present].slice(-MOST_STEPS), present: next, future: [], mark };
}

export function undo<T>(history: History<T>): History<T> {
	const before = history.past.at(-1);
	if (before === undefined) return history;
	const { past, present, future } = history;
	return { past: past.slice(0, -1), present: before, future: [present, ...future], mark: null };
}

export function redo<T>(history: History<T>): History<T> {
	const [next, ...future] = history.future;
	if (next === undefined) return history;
	return { past: [...history.past, history.present], present: next, future, mark: null };
}
