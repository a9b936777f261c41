import { build, type ResolvedConfig, type Rolldown } from 'vite';

export interface FirstPaint {
	readonly script: string;
	readonly styles: string;
}

/** Builds a module as one classic script and one style sheet, independent of the app's chunks. */
export async function buildFirstPaint(source: string, { root, resolve, define }: ResolvedConfig): Promise<FirstPaint> {
	const built = await build({
		configFile: false,
		root,
		publicDir: false,
		logLevel: 'warn',
		resolve: { alias: resolve.alias },
		define: { ...define },
		build: {
			write: false,
			target: 'es2022',
			minify: true,
			lib: { entry: source, formats: ['iife'], name: 'firstPaint', fileName: 'firstPaint' },
		},
	});
	const files = [built].flat().flatMap(each => ('output' in each ? each.output : []));
	const chunks = files.filter(file => file.type === 'chunk');
	const [script] = chunks;
	if (chunks.length !== 1 || script === undefined) throw new Error(`${source} must be one script.`);
	return { script: script.code, styles: files.filter(isStyle).map(textOf).join('\n') };
}

type Asset = Rolldown.OutputAsset;

const isStyle = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Asset =>
	file.type === 'asset' && file.fileName.endsWith('.css');

const textOf = ({ source }: Asset): string => (typeof source === 'string' ? source : new TextDecoder().decode(source));
