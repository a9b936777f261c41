/**
 * The order of rooms (ARCHITECTURE.md) for eslint-plugin-boundaries. The plugin tries every policy on every import, so
 * the files of each room are given only the policies of their own room.
 */

import { fileURLToPath } from 'node:url';

/** By its whole path, as the plugin searches for any other name on every import. */
const RESOLVER = fileURLToPath(new URL('../../tests/architecture/resolver.cjs', import.meta.url));

const CORE = ['base', 'domain', 'wire'];
const BELOW_FEATURES = [...CORE, 'platform', 'api', 'stores', 'i18n', 'ui', 'blocks'];
const INTERFACES = ['client', 'protocol'];

/**
 * What the files of a room may import beside their own room and packages: `imports` are rooms, `files` are categories of
 * files in any room, `doors` are rooms of which they may import the doors. The first pattern that a folder matches names
 * its room.
 */
const ROOMS = [
	{ type: 'base', pattern: 'src/base' },
	{ type: 'domain', pattern: 'src/domain', imports: ['base'] },
	{ type: 'wire', pattern: 'src/wire', imports: ['base', 'domain'] },
	{ type: 'platform', pattern: 'src/platform', imports: CORE },
	{ type: 'pipeline', pattern: 'workers/*', capture: ['pipeline'], imports: [...CORE, 'workers', 'shaders'] },
	{ type: 'workers', pattern: 'workers' },
	{ type: 'shaders', pattern: 'shaders', imports: ['domain'] },
	{ type: 'api', pattern: 'src/api', imports: [...CORE, 'platform'] },
	{ type: 'stores', pattern: 'src/stores', imports: [...CORE, 'platform', 'api'], files: INTERFACES },
	{ type: 'i18n', pattern: 'src/i18n', imports: ['base', 'domain', 'platform', 'locales'] },
	{ type: 'ui', pattern: 'src/ui', imports: ['base', 'domain', 'platform', 'i18n'] },
	{
		type: 'blocks',
		pattern: 'src/blocks',
		imports: BELOW_FEATURES.filter(type => type !== 'blocks'),
		files: INTERFACES,
	},
	{ type: 'feature', pattern: 'src/features/*', capture: ['feature'], imports: BELOW_FEATURES, files: INTERFACES },
	{ type: 'shell', pattern: 'src/shell', imports: BELOW_FEATURES, files: INTERFACES, doors: ['feature'] },
	{
		type: 'routes',
		pattern: 'src/routes',
		imports: [...BELOW_FEATURES, 'shell'],
		doors: ['feature'],
		knowsRouter: true,
	},
	{ type: 'demo', pattern: 'server/demo', imports: [...CORE, 'server'] },
	{ type: 'server', pattern: 'server', imports: CORE, doors: ['demo'] },
	{ type: 'locales', pattern: 'locales' },
	{ type: 'build', pattern: ['vite', 'scripts'], mayImportAll: true },
	{ type: 'public', pattern: 'public' },
	{ type: 'tests', pattern: 'tests', mayImportAll: true },
];

const pipeline = ROOMS.find(({ type }) => type === 'pipeline');

/** Files with a part of their own. Of those that may import something, that holds instead of what their room may. */
const FILES = [
	{
		category: 'main',
		pattern: ['src/main.tsx', 'src/firstPaint.ts', 'src/recompileTheme.ts', 'src/lastView.ts', 'src/captchaFrame.ts'],
		imports: ['base', 'domain', 'platform', 'api', 'stores', 'i18n', 'ui', 'blocks', 'shell', 'routes'],
	},
	{
		category: 'door',
		pattern: [
			'src/features/*/index.ts',
			'src/features/*/settings.ts',
			'src/features/*/palette.ts',
			'src/features/*/widgets.ts',
			'src/features/*/deckColumns.ts',
			'server/demo/demoWorld.ts',
		],
	},
	{ category: 'protocol', pattern: 'workers/*/*.protocol.ts' },
	{ category: 'client', pattern: 'workers/*/*.client.ts', imports: [...pipeline.imports, 'platform'] },
	{ category: 'version', pattern: 'src/base/version.ts', files: ['package'] },
	{ category: 'package', pattern: 'package.json' },
	{ category: 'config', pattern: '*.config.{ts,mjs}', mayImportAll: true },
	{ category: 'test', pattern: '**/*.test.{ts,tsx}', mayImportAll: true },
];

const ROUTER = {
	disallow: { to: { module: { origin: 'external', source: '@tanstack/react-router' } } },
	message: 'only routes know the router: the shell knows PageRouter',
};

/** What nobody may import. */
const BANS = [
	{
		disallow: { to: { element: { type: 'wire' } }, dependency: { kind: 'value' } },
		message: 'wire holds types only: import type',
	},
	{
		disallow: {
			to: { module: { origin: 'external', source: 'misskey-js' } },
			dependency: { kind: 'value' },
		},
		message: 'misskey-js is for its types only: import type',
	},
];

/** The rule for files that may import these. */
function dependencies({ imports = [], files = [], doors = [], knowsRouter = false, mayImportAll = false }) {
	const allowed = [
		{ to: { module: { origin: ['external', 'core'] } } },
		...(imports.length > 0 ? [{ to: { element: { type: imports } } }] : []),
		...(files.length > 0 ? [{ to: { file: { categories: files } } }] : []),
		...(doors.length > 0 ? [{ to: { element: { type: doors }, file: { categories: 'door' } } }] : []),
	];
	return {
		'boundaries/dependencies': [
			'error',
			{
				default: mayImportAll ? 'allow' : 'disallow',
				checkAllOrigins: true,
				message:
					'{{from.element.types}} may not import {{to.element.types}} ({{dependency.source}}): see the order of rooms in ARCHITECTURE.md',
				policies: [...(mayImportAll ? [] : [{ allow: allowed }]), ...(knowsRouter ? [] : [ROUTER]), ...BANS],
			},
		],
	};
}

/** The mistakes that the linter must report are in a project of the same form. */
const inBothProjects = pattern => [pattern, `tests/architecture/bad/${pattern}`];

const mayImport = ({ imports, files, mayImportAll }) => Boolean(imports || files || mayImportAll);

/** The plugin's settings: which rooms and files there are. */
export const roomSettings = {
	'import/resolver': { [RESOLVER]: {} },
	'boundaries/legacy-templates': false,
	'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
	'boundaries/additional-dependency-nodes': [
		{ selector: 'TSImportType > Literal', kind: 'typeof', name: 'import-type' },
		{ selector: 'TSImportType > TSLiteralType > Literal', kind: 'typeof', name: 'import-type' },
	],
	'boundaries/elements': ROOMS.map(({ type, pattern, capture }) => ({
		type,
		pattern,
		...(capture && { capture }),
		partialMatch: false,
	})),
	'boundaries/files': FILES.map(({ category, pattern }) => ({ category, pattern })),
};

/** For files of no room. */
export const roomRules = {
	'boundaries/no-unknown-files': 'error',
	'boundaries/no-unknown-dependencies': 'error',
	...dependencies({}),
};

/** Of those that match a file, the last one holds: a room within another comes after it, and files after their rooms. */
export const roomOverrides = [
	...ROOMS.toReversed().map(room => ({
		files: [room.pattern].flat().flatMap(pattern => inBothProjects(`${pattern}/**`)),
		rules: dependencies(room),
	})),
	...FILES.filter(mayImport).map(each => ({
		files: [each.pattern].flat().flatMap(inBothProjects),
		rules: dependencies(each),
	})),
];
