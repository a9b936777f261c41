import type { Messages } from '@/i18n/messages';

/** The things to do, by their texts. */
export type StepId = keyof Messages['tutorial']['steps'];

/**
 * `new`: never answered; `running`: its card shows; `paused`: put off, to be resumed; `ended`: gone through, or skipped
 * as a whole.
 */
const STATES = ['new', 'running', 'paused', 'ended'] as const;

/** How far an account has come with the tutorial on this device. */
export interface Progress {
	readonly state: (typeof STATES)[number];
	/** In the order in which they were done. */
	readonly done: readonly StepId[];
	readonly skipped: readonly StepId[];
	/** Whether the achievement is still to be claimed. */
	readonly isOwed: boolean;
}

const START: Progress = { state: 'new', done: [], skipped: [], isOwed: false };

/** Reads what is stored: unknown and malformed parts are left out. */
export function readProgress(stored: object, known: readonly StepId[]): Progress {
	const { state, done, skipped, isOwed } = stored as Readonly<Record<keyof Progress, unknown>>;
	const steps = (list: unknown): StepId[] =>
		Array.isArray(list) ? [...new Set(list)].filter(id => known.includes(id)) : [];
	const finished = steps(done);
	return {
		state: STATES.find(each => each === state) ?? START.state,
		done: finished,
		skipped: steps(skipped).filter(id => !finished.includes(id)),
		isOwed: isOwed === true,
	};
}

/** The step to do next; null after the last one. */
export function currentStep({ done, skipped }: Progress, offered: readonly StepId[]): StepId | null {
	return offered.find(id => !done.includes(id) && !skipped.includes(id)) ?? null;
}

/** Shows the step where it stopped; after the last one, starts again. */
export function started(progress: Progress, offered: readonly StepId[]): Progress {
	const isOver = progress.state === 'ended' || currentStep(progress, offered) === null;
	return { ...(isOver ? { ...START, isOwed: progress.isOwed } : progress), state: 'running' };
}

/** Counts a step that was done, in its turn or not; the last one earns the achievement if none was skipped. */
export function withDone(progress: Progress, id: StepId, offered: readonly StepId[]): Progress {
	if (progress.done.includes(id)) return progress;
	const done = [...progress.done, id];
	const isWhole = offered.every(each => done.includes(each));
	return {
		...progress,
		done,
		skipped: progress.skipped.filter(each => each !== id),
		isOwed: progress.isOwed || isWhole,
	};
}

export function withSkipped(progress: Progress, id: StepId): Progress {
	return { ...progress, skipped: [...progress.skipped.filter(each => each !== id), id] };
}
