import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { librariesOf } from './librariesOf';

let root = '';
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'libraries-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(path: string, manifest: object, license?: string): void {
	const folder = join(root, path);
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
	if (license !== undefined) writeFileSync(join(folder, 'LICENSE.md'), license);
}

it('follows what is needed, and keeps a text that several share once', () => {
	install('', { name: 'app', dependencies: { sail: '1', mast: '1' } }, 'Ours');
	const shared = { version: '1.0.0', license: 'MIT' };
	install(
		'node_modules/sail',
		{ ...shared, dependencies: { rope: '1' }, optionalDependencies: { other: '1' } },
		'Theirs',
	);
	install('node_modules/mast', { ...shared, licenses: [{ type: 'ISC' }], license: undefined }, 'Theirs');
	install('node_modules/rope', { ...shared, version: '2.0.0' });
	install('node_modules/sail/node_modules/rope', { ...shared, dependencies: { sail: '1' } });
	install('node_modules/unneeded', shared);
	expect(librariesOf(root)).toEqual({
		ownText: 'Ours',
		libraries: [
			{ name: 'mast', version: '1.0.0', license: 'ISC', text: 0 },
			{ name: 'rope', version: '1.0.0', license: 'MIT', text: null },
			{ name: 'sail', version: '1.0.0', license: 'MIT', text: 0 },
		],
		texts: ['Theirs'],
	});
});
