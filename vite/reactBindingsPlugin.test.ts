import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { reactBindingsPlugin } from './reactBindingsPlugin';

const ENTRY = '\0entry.js';
const SOURCE = `import React, { useState } from 'react';
import { createPortal } from 'react-dom';
globalThis.found = [useState === React.useState, typeof createPortal];`;

const entryPlugin: Plugin = {
	name: 'entry',
	resolveId: source => (source === 'entry' ? ENTRY : undefined),
	load: id => (id === ENTRY ? SOURCE : undefined),
};

async function built(plugins: Plugin[]): Promise<string> {
	const outputs = await build({
		root: fileURLToPath(new URL('../', import.meta.url)),
		configFile: false,
		logLevel: 'silent',
		plugins: [entryPlugin, ...plugins],
		build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
	});
	const { output } = outputs as Rolldown.RolldownOutput;
	return output[0].code;
}

it('gives the app React’s own exports, without a copy for each built file', async () => {
	const copy = /__toESM\((?:\/\*.*?\*\/ )?require_react/;
	expect(await built([])).toMatch(copy);
	const code = await built([reactBindingsPlugin()]);
	expect(code).not.toMatch(copy);
	runInThisContext(code);
	expect(Reflect.get(globalThis, 'found')).toEqual([true, 'function']);
});
