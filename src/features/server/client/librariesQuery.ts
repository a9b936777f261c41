import { array, fallback, type InferOutput, nullable, number, object, parse, string } from 'valibot';
import { NetworkError } from '@/api/ApiError';
import { defineThing } from '@/stores/queries/Query';

declare const LIBRARIES_FILE: string | undefined;

/** The address of the list, which the build writes (`vite/librariesPlugin`). */
const FILE = typeof LIBRARIES_FILE === 'string' ? LIBRARIES_FILE : '/assets/libraries.json';

const LIBRARY = object({
	name: string(),
	version: string(),
	license: string(),
	text: fallback(nullable(number()), null),
});
const LIBRARIES = object({ ownText: string(), libraries: array(LIBRARY), texts: array(string()) });

export type Library = InferOutput<typeof LIBRARY>;

/** The libraries that the client is made of, with their licences. */
export const librariesQuery = defineThing({
	name: 'libraries',
	lifetime: 'once',
	async fetch(_session, _: null, signal) {
		const response = await fetch(FILE, { signal }).catch((error: unknown) => {
			throw signal.aborted ? error : new NetworkError(FILE, error);
		});
		if (!response.ok) throw new NetworkError(FILE, `HTTP ${response.status}`);
		return parse(LIBRARIES, await response.json());
	},
});
