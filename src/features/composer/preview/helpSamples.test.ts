import { parseMfm } from '@workers/mfm/parseMfm';
import { describe, expect, it } from 'vitest';
import { MFM_PARAMETERS } from '@/domain/note/mfmParameters';
import { helpSamples } from './helpSamples';

const sources = helpSamples.flatMap(group => group.sources);

describe('the help for markup', () => {
	it('offers every function, and each example once', () => {
		const named = new Set(sources.flatMap(source => [...source.matchAll(/\$\[(\w+)/g)].map(([, name]) => name)));
		expect(named).toEqual(new Set(Object.keys(MFM_PARAMETERS)));
		expect(new Set(sources).size).toBe(sources.length);
	});

	it('offers one function at a time, each of them whole', () => {
		const functions = sources.filter(source => source.startsWith('$['));
		expect(functions.length).toBeGreaterThan(30);
		for (const source of functions) expect([source, parseMfm(source).length]).toEqual([source, 1]);
	});

	it('offers nothing that is only words', () => {
		for (const source of sources) expect(parseMfm(source)).not.toEqual([source]);
	});
});
