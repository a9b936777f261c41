import type { Rolldown } from 'vite';

export interface Graph {
	getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** What draws a first timeline in either layout; all that these reach without a dynamic import comes at every start. */
const TIMELINE = [
	'src/shell/startApp.tsx',
	'src/shell/layouts/ClassicLayout.tsx',
	'src/features/timeline/TimelinePage.tsx',
];
/**
 * What brings the shell up; with it comes what both layouts of those who are signed in need, and the little that a
 * first timeline needs besides: seven requests less.
 */
const SHELL = [...TIMELINE, 'src/routes/pageRouters.tsx'];
const MAIN = ['src/main.tsx'];
/** What no start has room for. */
const LATE = ['src/i18n/t.ts'];
const DECK = ['src/shell/layouts/DeckLayout.tsx'];
const LAYOUTS = ['src/shell/layouts/ClassicLayout.tsx', 'src/shell/layouts/DeckLayout.tsx'];

/** The modules of every start, whatever its layout. */
export const neededByStart = (root: string, graph: Graph): ReadonlySet<string> =>
	reachable(absolute(root, [...SHELL, ...MAIN, ...LAYOUTS], graph), graph);

type Belongs = (id: string, graph: Graph) => boolean;

/** Whether a first timeline needs the module: what only a dialog, a picker or a player shares with another is not. */
export const isNeededAtStart = (root: string): Belongs =>
	belongs(graph => {
		refuseLate(root, graph);
		return reachable(absolute(root, TIMELINE, graph), graph);
	});

/** Whether the module has a part in deciding what is loaded at all. */
export const isOfMain = (root: string): Belongs => belongs(graph => reachable(absolute(root, MAIN, graph), graph));

/** Whether a deck needs the module to show itself: what its menus share with it makes no file of its own. */
export const isOfDeck = (root: string): Belongs => belongs(graph => reachable(absolute(root, DECK, graph), graph));

/** Whether the module comes with the shell: at every start but that of the minimal launch mode. */
export const isOfShell = (root: string): Belongs =>
	belongs(graph => {
		const [first, ...others] = absolute(root, LAYOUTS, graph).map(layout => reachable([layout], graph));
		const shared = [...(first ?? [])].filter(id => others.every(other => other.has(id)));
		return new Set([...reachable(absolute(root, SHELL, graph), graph), ...shared]);
	});

/** @throws when a start would load what it must do without, with who imports it */
function refuseLate(root: string, graph: Graph): void {
	const needed = reachable(absolute(root, [...SHELL, ...MAIN], graph), graph);
	for (const late of absolute(root, LATE, graph).filter(id => needed.has(id))) {
		const by = (graph.getModuleInfo(late)?.importers ?? []).filter(id => needed.has(id));
		throw new Error(`A start must not need ${late}, but these do: ${by.join(', ')}.`);
	}
}

function belongs(find: (graph: Graph) => ReadonlySet<string>): Belongs {
	let found: ReadonlySet<string> | undefined;
	return (id, graph) => {
		found ??= find(graph);
		return found.has(id);
	};
}

/** @throws when a file was moved: then nothing would belong, in silence */
function absolute(root: string, paths: readonly string[], graph: Graph): string[] {
	return paths.map(path => {
		if (graph.getModuleInfo(`${root}${path}`) === null) throw new Error(`The build has no module ${path}.`);
		return `${root}${path}`;
	});
}

/** The modules from which on there is no dynamic import on the way. */
function reachable(from: readonly string[], graph: Graph): ReadonlySet<string> {
	const seen = new Set<string>();
	const waiting = [...from];
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		if (seen.has(id)) continue;
		seen.add(id);
		waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
	}
	return seen;
}
