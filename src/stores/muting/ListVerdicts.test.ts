import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ListVerdicts } from './ListVerdicts';
import type { KnownVerdict } from './WordMutes';

const version = createStore(() => ({ version: 0 }));
const mutes = { isEmpty: false, known: new Map<string, KnownVerdict>(), verdictOf, version };
function verdictOf(id: string): KnownVerdict {
	return mutes.known.get(id) ?? 'unknown';
}
let list: ListVerdicts;

beforeEach(() => {
	mutes.isEmpty = false;
	version.setState({ version: 1 });
	mutes.known = new Map([['a', 'soft']]);
	list = new ListVerdicts(mutes);
});

describe('the verdicts of a list', () => {
	it('are unknown of what was not looked at, which is told', () => {
		expect([list.verdictOf('a'), list.verdictOf('b')]).toEqual(['soft', 'unknown']);
		expect(list.missing(['a', 'b'])).toEqual(['b']);
	});

	it('stand until another one is known', () => {
		list.verdictOf('a');
		mutes.known.clear();
		version.setState({ version: 2 });
		expect(list.verdictOf('a')).toBe('soft');
		expect(list.missing(['a'])).toEqual(['a']);
		mutes.known.set('a', 'hard');
		expect(list.verdictOf('a')).toBe('hard');
	});

	it('need not be asked for again where the store let go of them', () => {
		list.verdictOf('a');
		mutes.known.clear();
		expect(list.missing(['a'])).toEqual([]);
	});

	it('are forgotten with what left the list', () => {
		list.verdictOf('a');
		list.keep(() => ['b']);
		mutes.known.clear();
		expect(list.verdictOf('a')).toBe('unknown');
	});

	it('let what showed before the first rule stay until it was looked at, and nothing else', () => {
		mutes.isEmpty = true;
		expect(list.verdictOf('b')).toBe('none');
		list.keep(() => ['b']);
		mutes.isEmpty = false;
		expect([list.verdictOf('b'), list.verdictOf('c')]).toEqual(['none', 'unknown']);
		mutes.known.set('b', 'hard');
		list.take(['b']);
		mutes.known.clear();
		expect(list.verdictOf('b')).toBe('hard');
	});
});
