import { expose } from 'comlink';

/** Makes the pipeline callable, and tells the pool that it is: time limits count from there, not from the start. */
export function exposePipeline(pipeline: object): void {
	expose(pipeline);
	self.postMessage({ ready: true });
}
