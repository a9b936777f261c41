import type { EvaluatedModules } from 'vite/module-runner';

/** The modules that this worker of Vitest has evaluated, by which they can be evaluated anew. */
export const evaluatedModules = (): EvaluatedModules =>
	(globalThis as unknown as { __vitest_worker__: { evaluatedModules: EvaluatedModules } }).__vitest_worker__
		.evaluatedModules;
