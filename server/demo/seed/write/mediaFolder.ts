import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the video and the audio file, in the project that contains the built server (in dist/). */
export function mediaFolder(): string {
	let folder = dirname(fileURLToPath(import.meta.url));
	while (!existsSync(join(folder, 'server/demo/seed/media')) && folder !== dirname(folder)) folder = dirname(folder);
	return join(folder, 'server/demo/seed/media');
}
