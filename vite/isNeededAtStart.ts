import type { Rolldown } from 'vite';

export interface Graph {
	getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** What draws a first timeline in either layout; all that these reach without a dynamic import comes at every start. */
const ROOTS = [
	'src/shell/startApp.tsx',
	'src/shell/layouts/ClassicLayout.tsx',
	'src/features/timeline/TimelinePage.tsx',
];

/** Whether every start needs the module: what only a dialog, a picker or a player shares with another is not. */
export function isNeededAtStart(root: string): (id: string, graph: Graph) => boolean {
	let needed: ReadonlySet<string> | undefined;
	return (id, graph) => {
		needed ??= reachable(rootsIn(root, graph), graph);
		return needed.has(id);
	};
}

/** @throws when a root was moved: then nothing would be needed, in silence */
function rootsIn(root: string, graph: Graph): string[] {
	return ROOTS.map(path => {
		if (graph.getModuleInfo(`${root}${path}`) === null) throw new Error(`The build has no module ${path}.`);
		return `${root}${path}`;
	});
}

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
