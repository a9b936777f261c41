import { VitestTestRunner } from 'vitest/runners';
import { evaluatedModules } from './evaluatedModules';

type Config = ConstructorParameters<typeof VitestTestRunner>[0];

/**
 * Evaluates modules anew for each test file, although files share threads: to start a thread takes longer than that.
 * Vitest does so itself where its configuration says that files are isolated, but keeps what modules were replaced by.
 */
export default class FreshModulesRunner extends VitestTestRunner {
	constructor(config: Config) {
		config.isolate = true;
		super(config);
		const modules = evaluatedModules();
		for (const module of modules.idToModuleMap.values()) {
			if (module.meta && 'mockedModule' in module.meta) modules.invalidateModule(module);
		}
	}
}
