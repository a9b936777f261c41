/** Why a call to a worker ended without an answer. */
export type WorkerFailure = 'died' | 'timedOut' | 'queueFull' | 'ended';

/** What a worker pool rejects with when the work itself did not fail. An aborted call rejects with its signal's reason. */
export class WorkerCallError extends Error {
	override readonly name = 'WorkerCallError';
	readonly failure: WorkerFailure;

	constructor(pool: string, failure: WorkerFailure) {
		super(`${pool}: ${failure}`);
		this.failure = failure;
	}
}
