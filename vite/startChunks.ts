import type { Rolldown } from 'vite';

export interface Graph {
	getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/**
 * The modules that render a first timeline in either layout; everything they reach without a dynamic import is loaded
 * at every start.
 */
const TIMELINE = [
	'src/shell/startApp.tsx',
	'src/shell/layouts/ClassicLayout.tsx',
	'src/features/timeline/TimelinePage.tsx',
];
/**
 * The modules that start the shell, with what both layouts of members need and the little that a first timeline needs
 * in addition: saves seven requests.
 */
const SHELL = [...TIMELINE, 'src/routes/pageRouters.tsx'];
const MAIN = ['src/main.tsx'];
/** The columns of a new account's deck, which are loaded with it. */
const COLUMNS = [
	'src/shell/deck/column/MainColumn.tsx',
	...['src/features/timeline/TimelineColumn.tsx', 'src/features/notifications/NotificationsColumn.tsx'],
];
/** What shows a list's last notes while its server is slow or away. */
const RECALLED = ['src/blocks/feed/keptLists.ts'];
/** Modules that no start may load. */
const LATE = ['src/i18n/t.ts', 'src/stores/queryClient.ts'];
const DECK = ['src/shell/layouts/DeckLayout.tsx'];
/**
 * What each page loads once it has started; for members also the second list. Not what handles keys: the first key loads
 * it too, and would wait for all of this and its texts.
 */
const STARTED = [
	...['src/shell/watchPage.ts', 'src/stores/seen/watchSeen.ts'],
	...['src/features/sounds/watchSounds.ts', 'src/features/startNotices/showStartNotices.ts'],
	'src/features/timeline/reading/startReadMarks.ts',
];
const STARTED_MEMBER = [
	...['src/shell/watchMember.ts', 'src/shell/StartedParts.tsx', 'src/shell/LayoutHead.tsx'],
	'src/features/statusBars/StatusBars.tsx',
	'src/features/notifications/popups/NotificationPopups.tsx',
	'src/features/announcements/UnreadAnnouncements.tsx',
	'src/features/settings/profiles/keepPreferences.ts',
];
const LAYOUTS = ['src/shell/layouts/ClassicLayout.tsx', 'src/shell/layouts/DeckLayout.tsx'];

/** The modules of every start, in any layout. */
export const neededByStart = (root: string, graph: Graph): ReadonlySet<string> =>
	reachable(absolute(root, [...SHELL, ...MAIN, ...LAYOUTS], graph), graph);

type Belongs = (id: string, graph: Graph) => boolean;

/** Whether a first timeline needs the module. Not if only a dialog, picker or player shares it with another. */
export const isNeededAtStart = (root: string): Belongs =>
	belongs(graph => {
		refuseLate(root, graph);
		return reachable(absolute(root, TIMELINE, graph), graph);
	});

/** Whether the module takes part in deciding what to load. */
export const isOfMain = (root: string): Belongs => belongs(graph => reachable(absolute(root, MAIN, graph), graph));

/** Whether a deck needs the module to render: what its menus share with it gets no file of its own. */
export const isOfDeck = (root: string): Belongs => belongs(graph => reachable(absolute(root, DECK, graph), graph));

/** Whether the columns of a new account's deck need the module. */
export const isOfColumns = (root: string): Belongs =>
	belongs(graph => reachable(absolute(root, COLUMNS, graph), graph));

/**
 * Whether lists need the module to show their last notes. In a file of its own, as these are awaited: not with what pages
 * load once they have started, which needs others.
 */
export const isOfRecalled = (root: string): Belongs =>
	belongs(graph => {
		const atStart = neededByStart(root, graph);
		return new Set([...reachable(absolute(root, RECALLED, graph), graph)].filter(id => !atStart.has(id)));
	});

/** Whether the module is loaded with the shell: at every start except in minimal mode. */
export const isOfShell = (root: string): Belongs =>
	belongs(graph => {
		const [first, ...others] = absolute(root, LAYOUTS, graph).map(layout => reachable([layout], graph));
		const shared = [...(first ?? [])].filter(id => others.every(other => other.has(id)));
		return new Set([...reachable(absolute(root, SHELL, graph), graph), ...shared]);
	});

/** Whether only what every page loads once it has started needs the module. */
export const isOfStarted = (root: string): Belongs => belongs(graph => onlyFor(STARTED, root, graph));

/** The same for what members load. */
export const isOfStartedMember = (root: string): Belongs =>
	belongs(graph => onlyFor([...STARTED, ...STARTED_MEMBER], root, graph));

/** Whether what pages load once they have started shares the module with other late files. */
export const isSharedByStarted = (root: string): Belongs =>
	belongs(graph => sharedWithOthers([...STARTED, ...STARTED_MEMBER], root, graph));

/**
 * The modules that these share with other late files, as far as they need nothing but each other and what each start
 * has: a file of them neither loads texts nor depends on a file that depends on it. Nor does a column of a new deck need
 * them.
 */
function sharedWithOthers(paths: readonly string[], root: string, graph: Graph): ReadonlySet<string> {
	const atStart = neededByStart(root, graph);
	const ofColumns = reachable(absolute(root, COLUMNS, graph), graph);
	const alone = onlyFor(paths, root, graph);
	const shared = new Set(
		[...reachable(absolute(root, paths, graph), graph)].filter(
			id => id.startsWith(root) && !atStart.has(id) && !ofColumns.has(id) && !alone.has(id),
		),
	);
	const needsMore = (id: string) =>
		(graph.getModuleInfo(id)?.importedIds ?? []).some(each => !shared.has(each) && !atStart.has(each));
	for (let more = [...shared].filter(needsMore); more.length > 0; more = [...shared].filter(needsMore)) {
		for (const id of more) shared.delete(id);
	}
	return shared;
}

/** The modules that only these need, and no start. */
function onlyFor(paths: readonly string[], root: string, graph: Graph): ReadonlySet<string> {
	const roots = new Set(absolute(root, paths, graph));
	const atStart = neededByStart(root, graph);
	const only = new Set([...reachable([...roots], graph)].filter(id => !atStart.has(id)));
	const isForOthers = (id: string): boolean => {
		const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
		return !roots.has(id) && (dynamicImporters.length > 0 || importers.some(each => !only.has(each)));
	};
	for (let others = [...only].filter(isForOthers); others.length > 0; others = [...only].filter(isForOthers)) {
		for (const id of others) only.delete(id);
	}
	return only;
}

/** @throws if a start would load a forbidden module, naming its importer */
function refuseLate(root: string, graph: Graph): void {
	const needed = reachable(absolute(root, [...SHELL, ...MAIN, ...LAYOUTS, ...COLUMNS], graph), graph);
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

/** @throws if a file was moved, as otherwise nothing would match, silently */
function absolute(root: string, paths: readonly string[], graph: Graph): string[] {
	return paths.map(path => {
		if (graph.getModuleInfo(`${root}${path}`) === null) throw new Error(`The build has no module ${path}.`);
		return `${root}${path}`;
	});
}

/** The modules reachable without a dynamic import. */
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
