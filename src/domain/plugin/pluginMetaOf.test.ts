import { describe, expect, it } from 'vitest';
import { PluginError } from './PluginError';
import { type PluginFacts, pluginMetaOf } from './pluginMetaOf';

const facts = (metadata: unknown, more: Partial<PluginFacts> = {}): PluginFacts => ({
	...{ version: '0.19.0', syntaxError: null, hasMeta: true, metadata },
	...more,
});
const tide = { name: 'Tide', version: '1.0.0', author: 'mara' };
const refusal = (of: PluginFacts): string => {
	try {
		pluginMetaOf(of);
	} catch (error) {
		if (error instanceof PluginError) return error.message;
	}
	return 'taken';
};

describe('what a plugin says of itself', () => {
	it('is taken with what it leaves out', () => {
		expect(pluginMetaOf(facts(tide))).toEqual({ ...tide, description: null, permissions: [], config: null });
	});

	it('has permissions once, and settings', () => {
		const permissions = ['read:account', 'read:account', 7, 'write:notes', 'no spaces'];
		const config = { lines: { type: 'number', default: 3 } };
		const meta = pluginMetaOf(facts({ ...tide, version: 2, description: 'Tells it.', permissions, config }));
		expect(meta).toEqual({
			...{ ...tide, version: '2', description: 'Tells it.', config },
			permissions: ['read:account', 'write:notes'],
		});
	});

	it('means nothing to JavaScript, whatever its names are', () => {
		const metadata = JSON.parse('{"__proto__": {"name": "x"}, "version": "1", "author": "a"}');
		expect(refusal(facts(metadata))).toBe('Required property not found');
		const config = JSON.parse('{"__proto__": {"type": "boolean"}}');
		expect(Object.keys(pluginMetaOf(facts({ ...tide, config })).config ?? {})).toEqual(['__proto__']);
		expect(({} as { type?: string }).type).toBeUndefined();
	});
});

describe('a plugin is refused', () => {
	it.each([
		[null, 'none'],
		['0.11.1', '0.11.1'],
		['abc', 'abc'],
	])('for the version %s of its language', (version, named) => {
		expect(refusal(facts(tide, { version }))).toBe(`Aiscript version ${named} is not supported`);
	});

	it('for what can’t be parsed, after its version', () => {
		const syntaxError = { message: 'Parsing error. (Line 1:1)' };
		expect(refusal(facts(null, { syntaxError }))).toBe('Aiscript syntax error');
		expect(refusal(facts(null, { syntaxError, version: '0.1.0' }))).toBe('Aiscript version 0.1.0 is not supported');
	});

	it('without metadata', () => {
		expect(refusal(facts(null, { hasMeta: false }))).toBe('Meta block not found');
		expect(refusal(facts(null))).toBe('Metadata not found');
		expect(refusal(facts([1]))).toBe('Metadata not found');
	});

	it.each(['name', 'version', 'author'] as const)('without its %s', name => {
		for (const value of [undefined, null, '', '  ', {}, true]) {
			expect(refusal(facts({ ...tide, [name]: value }))).toBe('Required property not found');
		}
	});
});
