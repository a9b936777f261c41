import { bundleWorker, ThreadWorker } from '@tests/factories/ThreadWorker';
import { vi } from 'vitest';

let bundled: Promise<string> | undefined;

/** Lets programs run in threads of Node; all other work of workers stays in the page, as without this. */
export async function runScripts(): Promise<void> {
	bundled ??= bundleWorker('workers/aiscript/aiscript.worker.ts');
	const code = await bundled;
	vi.stubGlobal(
		'Worker',
		class extends ThreadWorker {
			constructor(_address: URL, { name }: WorkerOptions) {
				if (name !== 'aiscript') throw new Error(`There is no worker ${name} here.`);
				super(code);
			}
		},
	);
}
