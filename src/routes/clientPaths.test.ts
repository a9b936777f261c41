import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { profilePath } from '@/domain/acct';
import { isMinimalPath } from '@/shell/chooseLayout';
import { pageDefinitions } from '@/shell/registry';

/** A path written in the code: a whole string, or a template with its variables. */
const WRITTEN_PATH = /(['"`])(\/(?:[a-z@][^'"`\s]*)?)\1/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Rooms that write the paths of requests, files and icons. */
const NO_LINKS = /^(?:base|platform|wire|api|i18n)\//;

interface WrittenPath {
	readonly file: string;
	readonly path: string;
}

const segmentsOf = (path: string): string[] =>
	path
		.replace(/[?#].*$/, '')
		.split('/')
		.slice(1);

/** Whether a route answers a path as it is written: a variable of either may be any one segment of the other. */
function isRouted(path: string): boolean {
	// What a template's variables are is known when it runs: their own slashes and question marks are none of the path's.
	const segments = segmentsOf(path.replace(/\$\{[^}]*\}/g, '$'));
	return pageDefinitions.some(page => {
		const route = segmentsOf(page.path);
		return (
			route.length === segments.length &&
			route.every((part, index) => {
				const segment = segments[index] ?? '';
				if (part === '@{$acct}') return segment.startsWith('@');
				return part === segment || part.startsWith('$') || segment === '$';
			})
		);
	});
}

function writtenPaths(): WrittenPath[] {
	const root = join(import.meta.dirname, '..');
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
		file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !NO_LINKS.test(file),
	);
	return files.flatMap(file => {
		const source = readFileSync(join(root, file), 'utf8').replace(COMMENT, '');
		return [...source.matchAll(WRITTEN_PATH)].map(([, , path = '']) => ({ file, path }));
	});
}

describe('the paths to which the client leads', () => {
	const paths = writtenPaths();

	it('are all found', () => {
		const written = paths.map(({ path }) => path);
		expect(written).toContain('/');
		expect(written).toContain('/my/notifications');
		expect(written.some(path => path.startsWith('/tags/'))).toBe(true);
	});

	it('all have a page', () => {
		const lost = paths.filter(({ path }) => !isRouted(path) && !isMinimalPath(path.replace(/(.)\/$/, '$1')));
		expect(lost).toEqual([]);
		expect(isRouted(profilePath({ username: 'mara', host: 'remote.example' }))).toBe(true);
	});
});
