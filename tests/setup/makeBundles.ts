import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Libraries that many test files load, each made into one file: of happy-dom's hundreds of modules a thread reads in
 * 0.3 s, of its bundle in 0.06 s. There must be one React alone, which other libraries load too, so it stays outside;
 * `require` (`cjs`) loads it in a fifth of the time of `import`.
 */
const LIBRARIES = {
	'happy-dom': { entry: 'happy-dom/lib/index.js', format: 'es', extension: 'mjs' },
	'@testing-library/react/pure': {
		entry: '@testing-library/react/dist/@testing-library/react.pure.esm.js',
		format: 'cjs',
		extension: 'cjs',
	},
} as const;
const OUTSIDE = ['react', 'react-dom', 'react-dom/client', 'react-dom/test-utils'];

const FOLDER = join(process.cwd(), '.cache');
/** Changes with the version of any package. */
const VERSIONS = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex').slice(0, 12);

const nameOf = (library: string, extension: string) => `${library.replaceAll(/\W/g, '')}-${VERSIONS}.${extension}`;

/** The file of each library's bundle. */
export const bundles: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(LIBRARIES).map(([library, { extension }]) => [library, join(FOLDER, nameOf(library, extension))]),
);

/** Makes the bundles before the first run, and anew after an update. */
export default async function makeBundles(): Promise<void> {
	if (Object.values(bundles).every(file => existsSync(file))) return;
	const { build } = await import('vite');
	for (const [library, { entry, format, extension }] of Object.entries(LIBRARIES)) {
		// Another run may be making it, too.
		const unfinished = `${process.pid}-${nameOf(library, extension)}`;
		await build({
			configFile: false,
			logLevel: 'warn',
			publicDir: false,
			ssr: { noExternal: true, external: OUTSIDE },
			build: {
				ssr: join('node_modules', entry),
				outDir: FOLDER,
				emptyOutDir: false,
				minify: false,
				// Classes are called in messages as they are in the package.
				rolldownOptions: { output: { format, entryFileNames: unfinished, keepNames: true } },
			},
		});
		renameSync(join(FOLDER, unfinished), join(FOLDER, nameOf(library, extension)));
	}
}
