import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { captchaPagePlugin } from './vite/captchaPagePlugin';
import { contentSecurityPolicyPlugin } from './vite/contentSecurityPolicyPlugin';
import { firstPaintPlugin } from './vite/firstPaintPlugin';
import { iconsPlugin, isIcon } from './vite/iconsPlugin';
import { lateTextsPlugin } from './vite/lateTextsPlugin';
import { librariesPlugin } from './vite/librariesPlugin';
import { localesPlugin } from './vite/localesPlugin';
import { manifestPlugin } from './vite/manifestPlugin';
import { outageImportsPlugin } from './vite/outageImportsPlugin';
import { reactBindingsPlugin } from './vite/reactBindingsPlugin';
import { serviceWorkerPlugin } from './vite/serviceWorkerPlugin';
import {
	type Graph,
	isNeededAtStart,
	isOfColumns,
	isOfDeck,
	isOfMain,
	isOfRecalled,
	isOfShell,
	isOfStarted,
	isOfStartedMember,
	isSharedByStarted,
} from './vite/startChunks';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const alias = {
	'@workers': folder('./workers'),
	'@shaders': folder('./shaders'),
	'@server': folder('./server'),
	'@tests': folder('./tests'),
	'@': folder('./src'),
};

const isNeeded = isNeededAtStart(folder('./'));
const isMain = isOfMain(folder('./'));
const isShell = isOfShell(folder('./'));
const isDeck = isOfDeck(folder('./'));
const isColumns = isOfColumns(folder('./'));
const isRecalled = isOfRecalled(folder('./'));
const isStarted = isOfStarted(folder('./'));
const isStartedMember = isOfStartedMember(folder('./'));
const isStartedShared = isSharedByStarted(folder('./'));

/** Whether a module is in these folders, or is an icon, which goes with the modules that use it. */
const isModuleOf =
	(folders: RegExp) =>
	(id: string): boolean =>
		folders.test(id) || isIcon(id);

/**
 * What every start needs is in four files rather than forty, as a request costs more than its bytes. Lazily loaded
 * parts (layouts, columns, dialogs, pickers) have files of their own.
 */
const chunkGroups = [
	{
		name: 'vendor',
		test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](?!(?:react-query|query-core)[\\/])[^\\/]+|zustand|partysocket|comlink|idb|seroval)[\\/]/,
	},
	{
		debugName: 'app',
		name: (id: string, graph: Graph) => (isNeeded(id, graph) ? 'app' : null),
		test: isModuleOf(/[\\/](workers|src[\\/](base|domain|wire|platform|api|stores|i18n|ui|blocks))[\\/]/),
		minShareCount: 2,
	},
	{
		debugName: 'main',
		name: (id: string, graph: Graph) => (isMain(id, graph) ? 'main' : null),
		test: isModuleOf(/[\\/]src[\\/]/),
	},
	{
		debugName: 'shell',
		name: (id: string, graph: Graph) => (isShell(id, graph) ? 'shell' : null),
		test: isModuleOf(/[\\/]src[\\/]/),
	},
	// Both before the menus, which would take in what they share: others that need it would load the menus with it.
	// Icons used by several lazily loaded files; the others contain their own.
	{ name: 'icons', test: isIcon, minShareCount: 2 },
	// Numbers, dates and durations in words: apart from i18next, which most widgets don't need.
	{ name: 'formats', test: /[\\/]src[\\/]i18n[\\/](numberText|dateText|lengthOfTime)\./ },
	{ name: 'i18n', test: /[\\/](node_modules[\\/]i18next|src[\\/]i18n)[\\/]/ },
	// What asks for answers and remembers them: menus need it too, and other users of it would load these. No start needs it.
	{
		name: 'queries',
		test: /[\\/]src[\\/](stores[\\/](queries[\\/]|queryClient\.|collections\.)|api[\\/]toCollections|blocks[\\/]query[\\/](use|QueryState))|[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
		minShareCount: 2,
	},
	{
		// Shared by the menus of notes, users, files and columns: one small file rather than nine.
		name: 'menus',
		test: /[\\/]src[\\/](blocks[\\/]actions[\\/]|ui[\\/]menu[\\/](openMenu|withDividers))/,
		minShareCount: 2,
	},
	{
		// Shared by lists of users.
		name: 'people',
		test: /[\\/]src[\\/]blocks[\\/](person[\\/](PersonRow|FollowRow|FollowButton|PeopleDialog)|query[\\/](PagedList|MoreButton))\./,
		minShareCount: 3,
	},
	{
		// Asked by the shortcuts of every start and by each field, which would otherwise bring the forms with it.
		name: 'keys',
		test: /[\\/]src[\\/]ui[\\/]keys[\\/]/,
		minShareCount: 2,
	},
	{
		// Shared by forms and settings.
		name: 'forms',
		test: /[\\/]src[\\/]ui[\\/](field|form|section|page|button)[\\/]/,
		minShareCount: 3,
	},
	// The three that load what starts last: each would be a file of 600 bytes, most of it the same list of files.
	{ name: 'lateLoaders', test: /[\\/]src[\\/]features[\\/]\w+[\\/]late(Keeping|Popups|ReadMarks)\./ },
	// What decks hold: what pages load once they have started asks for it in all layouts, which would load the deck, too.
	{
		debugName: 'decks',
		name: (id: string, graph: Graph) => (isDeck(id, graph) ? 'decks' : null),
		test: /[\\/]src[\\/](stores[\\/](deck|columnRules)|domain[\\/]deck)[\\/]|[\\/]src[\\/](features[\\/]timeline[\\/]deckColumns|shell[\\/](hotkeys[\\/]regionKeys|deck[\\/]column[\\/]columnSession))\./,
	},
	{
		debugName: 'deck',
		name: (id: string, graph: Graph) => (isDeck(id, graph) ? 'deck' : null),
		test: isModuleOf(/[\\/]src[\\/](shell|stores)[\\/](deck|pages)[\\/]/),
	},
	{
		debugName: 'columns',
		name: (id: string, graph: Graph) => (isColumns(id, graph) ? 'columns' : null),
		test: isModuleOf(/[\\/]src[\\/]/),
	},
	{
		debugName: 'keptLists',
		name: (id: string, graph: Graph) => (isRecalled(id, graph) ? 'keptLists' : null),
		test: isModuleOf(/[\\/]src[\\/]/),
	},
	// What is loaded once a page has started: three files rather than fifty. What a column shares with it stays out of
	// them, as the column would load all of them, with their texts, before its notes.
	{
		debugName: 'startedShared',
		name: (id: string, graph: Graph) => (isStartedShared(id, graph) ? 'startedShared' : null),
		test: isModuleOf(/[\\/](workers|src)[\\/]/),
	},
	{
		debugName: 'started',
		name: (id: string, graph: Graph) => (isStarted(id, graph) ? 'started' : null),
		test: isModuleOf(/[\\/](workers|src)[\\/]|^\0texts:/),
	},
	{
		debugName: 'startedMember',
		name: (id: string, graph: Graph) => (isStartedMember(id, graph) ? 'startedMember' : null),
		test: isModuleOf(/[\\/](workers|src)[\\/]|^\0texts:/),
	},
];

const { funding } = JSON.parse(readFileSync(folder('./package.json'), 'utf8')) as {
	readonly funding?: string | { readonly url?: string };
};

/** Loaded before anything else: lists of what a late file needs leave them out. */
const OF_EVERY_START = /^assets\/(?:rolldown-runtime|vendor|app|main)-[^/]*\.(?:js|css)$/;

const FILE_NAMES = {
	entryFileNames: 'assets/[name]-[hash:7].js',
	chunkFileNames: 'assets/[name]-[hash:7].js',
	assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** The parts of starts, and others that tests look for. Their style sheets have the same names. */
const NAMED: ReadonlySet<string> = new Set([
	...[
		'rolldown-runtime',
		'vendor',
		'app',
		'main',
		'shell',
		'icons',
		'i18n',
		'menus',
		'people',
		'deck',
		'DeckLayout',
		'ColumnPages',
	],
	...['Composer', 'OutboxDialog', 'NotePage', 'EmojiPicker', 'openEmojiPicker', 'noteMenu', 'renoteMenu'],
	...['MessageDialog', 'OverlayStack', 'WorkerListener', 'keptLists', 'watchGonePlugins'],
]);

/**
 * Each start loads lists of late files, which have no names, and hashes of 42 bits: with names and longer hashes the
 * lists would be two kilobytes more.
 */
const SHORT_NAMES = {
	...FILE_NAMES,
	chunkFileNames: ({ name }: { readonly name: string }) =>
		NAMED.has(name) ? FILE_NAMES.chunkFileNames : 'assets/c-[hash:7].js',
	assetFileNames({ names }: { readonly names: readonly string[] }) {
		const [name = ''] = names;
		const isLate = name.endsWith('.css') && !NAMED.has(name.slice(0, -'.css'.length));
		return isLate ? 'assets/c-[hash:7][extname]' : FILE_NAMES.assetFileNames;
	},
};

export default defineConfig({
	resolve: { alias },
	define: { FUNDING_URL: JSON.stringify(typeof funding === 'object' ? (funding.url ?? '') : (funding ?? '')) },
	plugins: [
		react(),
		reactBindingsPlugin(),
		iconsPlugin(),
		localesPlugin(),
		lateTextsPlugin(),
		contentSecurityPolicyPlugin(),
		firstPaintPlugin(),
		captchaPagePlugin(),
		librariesPlugin(),
		manifestPlugin(),
		outageImportsPlugin(),
		serviceWorkerPlugin(),
	],
	build: {
		outDir: 'dist/client',
		emptyOutDir: true,
		target: 'es2022',
		modulePreload: {
			polyfill: false,
			resolveDependencies: (_, dependencies) => dependencies.filter(file => !OF_EVERY_START.test(file)),
		},
		sourcemap: false,
		assetsInlineLimit: 0,
		rolldownOptions: { output: { ...SHORT_NAMES, codeSplitting: { groups: chunkGroups } } },
	},
	worker: { format: 'es', rolldownOptions: { output: FILE_NAMES } },
});
