import type { MfmTree } from '@workers/mfm/mfm.protocol';
import { parseMfm } from '@workers/mfm/parseMfm';
import { describe, expect, it } from 'vitest';
import { mfmFunctionDrawers } from './mfmFunctionDrawers';
import { mfmNodes } from './mfmNodes';
import { mfmSamples } from './mfmSamples';

const types = new Set<string>();
const functions = new Set<string>();

function collect(tree: MfmTree): void {
	for (const node of tree) {
		if (typeof node === 'string') continue;
		types.add(node.type);
		if (node.type === 'fn') functions.add(node.name);
		if ('children' in node) collect(node.children);
	}
}

const sources = mfmSamples.flatMap(group => group.sources);
for (const source of sources) collect(parseMfm(source));

describe('the gallery of markup', () => {
	it('shows every node type', () => {
		expect([...types].sort()).toEqual(Object.keys(mfmNodes).sort());
	});

	it('shows every function, and one that is none', () => {
		expect([...functions].sort()).toEqual([...Object.keys(mfmFunctionDrawers), 'nosuch'].sort());
	});

	it('shows nothing twice', () => {
		expect(new Set(sources).size).toBe(sources.length);
	});
});
