import { roomOverrides, roomRules, roomSettings } from './scripts/lint/rooms.mjs';

/** What biome can't: types, cycles, and the order of rooms. `npm run lint` runs both. */
export default {
	plugins: ['typescript', 'import', 'react', 'unicorn', 'oxc'],
	jsPlugins: [
		'eslint-plugin-boundaries',
		'eslint-plugin-redos',
		'./scripts/lint/addresses.mjs',
		'./scripts/lint/endpoints.mjs',
	],
	categories: { correctness: 'error' },
	settings: roomSettings,
	rules: {
		'max-lines': ['error', { max: 400 }],
		'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
		'import/no-cycle': ['error', { ignoreTypes: false }],
		'typescript/no-explicit-any': 'error',
		'typescript/no-non-null-assertion': 'error',
		// Listeners are copied before they are called, since a call may add or remove some.
		'unicorn/no-useless-spread': 'off',
		// For the React compiler, which isn't used: they take the one writer of scroll and sizes for a mistake.
		'react/refs': 'off',
		'react/immutability': 'off',
		'react/static-components': 'off',
		// A regular expression with nested or overlapping repetition can be made to take minutes by the text it meets.
		'redos/no-vulnerable': ['error', { ignoreErrors: false, timeout: 60000, randomSeed: 1 }],
		'endpoints/no-answer-cast': 'error',
		...roomRules,
	},
	overrides: [
		...roomOverrides,
		{
			files: ['src/**/*.{ts,tsx}', 'tests/architecture/bad/src/**'],
			excludeFiles: ['src/domain/paths/**', 'src/base/**', '**/*.test.{ts,tsx}'],
			rules: { 'addresses/no-written-address': 'error' },
		},
		// What these match is our own.
		{
			files: [
				'**/*.test.{ts,tsx}',
				'tests/{bench,contract,e2e,setup,factories}/**',
				'scripts/**',
				'vite/**',
				'*.config.{ts,mjs}',
			],
			rules: { 'redos/no-vulnerable': 'off' },
		},
		{
			files: ['**/src/**', 'workers/**'],
			excludeFiles: ['**/src/api/**', '**/*.test.{ts,tsx}'],
			rules: { 'endpoints/no-api-address': 'error' },
		},
		// Plain JavaScript has no types to judge by.
		{
			files: ['**/*.mjs', '**/*.cjs'],
			rules: { 'typescript/unbound-method': 'off', 'typescript/restrict-template-expressions': 'off' },
		},
	],
};
