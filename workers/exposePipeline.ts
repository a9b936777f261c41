import { expose } from 'comlink';

/** Exposes the pipeline and reports that to the pool, which counts time limits from then on. */
export function exposePipeline(pipeline: object): void {
	expose(pipeline);
	self.postMessage({ ready: true });
}
