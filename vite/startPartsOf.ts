import type { Rolldown } from 'vite';
import type { StartParts } from '../src/shell/StartParts';

export type Bundle = Rolldown.OutputBundle;

/** What each layout shows first, in addition to what the page's own scripts import. */
const SHELL = ['src/shell/startApp.tsx', 'src/routes/routeTree.tsx'];
const TIMELINE = 'src/features/timeline/TimelinePage.tsx';
const MODULES: Readonly<Record<keyof StartParts['scripts'], readonly string[]>> = {
	deck: [
		...SHELL,
		'src/shell/layouts/DeckLayout.tsx',
		'src/shell/deck/column/MainColumn.tsx',
		TIMELINE,
		'src/features/timeline/TimelineColumn.tsx',
		// A column of the default deck, whose code the start waits for.
		'src/features/notifications/NotificationsColumn.tsx',
	],
	classic: [...SHELL, 'src/shell/layouts/ClassicLayout.tsx', TIMELINE],
	visitor: [...SHELL, 'src/shell/layouts/VisitorLayout.tsx', TIMELINE],
	zen: [...SHELL, 'src/shell/layouts/ZenLayout.tsx', TIMELINE],
	minimal: ['src/shell/layouts/startMinimal.tsx'],
};

/**
 * The files of each layout's start that the page's own scripts don't reference, so that they are requested together
 * with those rather than after them.
 */
export function startPartsOf(bundle: Bundle, root: string): Omit<StartParts, 'styles' | 'modules'> {
	const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
	const chunkOf = (module: string): Rolldown.OutputChunk => {
		const chunk = chunks.find(each => each.moduleIds.includes(`${root}/${module}`));
		if (chunk === undefined) throw new Error(`The build has no module ${module}.`);
		return chunk;
	};
	const reached = (from: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> => {
		const found = new Set<Rolldown.OutputChunk>(from);
		for (const chunk of found) {
			for (const each of chunks) if (chunk.imports.includes(each.fileName)) found.add(each);
		}
		return found;
	};
	const first = reached(chunks.filter(chunk => chunk.isEntry));
	const filesOf = (modules: readonly string[]) => [...reached(modules.map(chunkOf))].filter(chunk => !first.has(chunk));
	const scriptsOf = (modules: readonly string[]) => filesOf(modules).map(file => `/${file.fileName}`);
	const sheetsOf = (modules: readonly string[]) =>
		filesOf(modules).flatMap(file => [...(file.viteMetadata?.importedCss ?? [])].map(name => `/${name}`));
	return { scripts: eachLayout(scriptsOf), sheets: eachLayout(sheetsOf), parser: `/${parserOf(bundle)}` };
}

/** The worker that the first notes' markup needs. */
function parserOf(bundle: Bundle): string {
	const name = Object.keys(bundle).find(each => /\/mfm\.worker-[^/]*\.js$/.test(each));
	if (name === undefined) throw new Error('The build has no worker that parses markup.');
	return name;
}

function eachLayout(filesOf: (modules: readonly string[]) => string[]): StartParts['scripts'] {
	const { deck, classic, visitor, zen, minimal } = MODULES;
	return {
		deck: filesOf(deck),
		classic: filesOf(classic),
		visitor: filesOf(visitor),
		zen: filesOf(zen),
		minimal: filesOf(minimal),
	};
}
