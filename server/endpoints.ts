import type { Endpoint } from './http/endpoint';

const files = import.meta.glob<{ default: Endpoint }>(['./endpoints/**/*.ts', '!./endpoints/**/*.test.ts'], {
	eager: true,
});

/** Every endpoint, by name. Each stands in the file that its address names (`endpoints/admin/emoji/add.ts`), which is all the registering it needs. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
	Object.values(files).map(file => [file.default.name, file.default]),
);
