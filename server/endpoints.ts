import type { Endpoint } from './http/endpoint';

const files = import.meta.glob<{ default: Endpoint }>(['./endpoints/**/*.ts', '!./endpoints/**/*.test.ts'], {
	eager: true,
});

/**
 * Every endpoint by name. Each is in the file at its address (`endpoints/admin/emoji/add.ts`), and needs no other
 * registration.
 */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
	Object.values(files).map(file => [file.default.name, file.default]),
);
