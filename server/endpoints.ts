import type { Endpoint } from './http/endpoint';

const files = import.meta.glob<{ default: Endpoint }>('./endpoints/**/*.ts', { eager: true });

/** Every endpoint, by name. A file under `endpoints/` that exports one by default is in it; nobody lists it twice. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
	Object.entries(files)
		.filter(([path]) => !path.endsWith('.test.ts'))
		.map(([, file]) => [file.default.name, file.default]),
);
