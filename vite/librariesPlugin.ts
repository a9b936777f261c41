import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { librariesOf } from './librariesOf';

const root = fileURLToPath(new URL('../', import.meta.url));
const HASH_LENGTH = 7;

/**
 * Serves (dev) and writes (build) the list of libraries with their licences, from the packages that are installed.
 * Defines `LIBRARIES_FILE`, its address.
 */
export function librariesPlugin(): Plugin {
	const source = JSON.stringify(librariesOf(root));
	const hash = createHash('sha256').update(source).digest('base64url').slice(0, HASH_LENGTH);
	const fileName = `assets/libraries-${hash}.json`;
	return {
		name: 'quarterdeck-libraries',
		config: () => ({ define: { LIBRARIES_FILE: JSON.stringify(`/${fileName}`) } }),
		configureServer(server) {
			server.middlewares.use(`/${fileName}`, (_request, response) => {
				response.setHeader('content-type', 'application/json');
				response.end(source);
			});
		},
		generateBundle() {
			this.emitFile({ type: 'asset', fileName, source });
		},
	};
}
