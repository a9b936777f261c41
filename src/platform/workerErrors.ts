/** Why a call to a worker ended without a result. */
export type WorkerFailure = 'died' | 'timedOut' | 'queueFull' | 'ended';

/** The error of a worker pool when the work itself did not fail. An aborted call rejects with its signal's reason. */
export class WorkerCallError extends Error {
	override readonly name = 'WorkerCallError';
	readonly failure: WorkerFailure;

	constructor(pool: string, failure: WorkerFailure) {
		super(`${pool}: ${failure}`);
		this.failure = failure;
	}
}
