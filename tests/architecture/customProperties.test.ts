import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../../src');
/** Set by dnd-kit on what is dragged. */
const OF_LIBRARIES = /^--dnd-/;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
	file => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'),
);
const code = files.map(file => readFileSync(join(SOURCES, file), 'utf8')).join('\n');
const found = (pattern: RegExp): ReadonlySet<string> =>
	new Set([...code.matchAll(pattern)].map(([, name = '']) => name));

it('sets every custom property that styles read without a value to fall back on', () => {
	const set = found(/(--[\w-]+)['"`]?\]?\s*:/g);
	const named = found(/['"`](--[\w-]+)['"`]/g);
	const unset = [...found(/var\((--[\w-]+)\s*\)/g)].filter(
		name => !set.has(name) && !named.has(name) && !OF_LIBRARIES.test(name),
	);
	expect(unset).toEqual([]);
});
