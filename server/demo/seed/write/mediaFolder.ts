import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the film and the tune are. They are read from the project, which the built server (in dist/) stands in. */
export function mediaFolder(): string {
	let folder = dirname(fileURLToPath(import.meta.url));
	while (!existsSync(join(folder, 'server/demo/seed/media')) && folder !== dirname(folder)) folder = dirname(folder);
	return join(folder, 'server/demo/seed/media');
}
