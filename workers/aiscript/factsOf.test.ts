import { expect, it } from 'vitest';
import { PluginError } from '@/domain/plugin/PluginError';
import { pluginMetaOf } from '@/domain/plugin/pluginMetaOf';
import { factsOf } from './factsOf';

it('says of a program that is too long which version it names, and how long it may be', () => {
	const facts = factsOf(`/// @ 0.19.0\n${'x'.repeat(100_001)}`);
	expect(facts).toMatchObject({
		...{ version: '0.19.0', hasMeta: false, metadata: null },
		syntaxError: { message: 'The source has more than 100000 characters.' },
	});
	const refusal = new PluginError('syntax', { detail: 'The source has more than 100000 characters.' });
	expect(() => pluginMetaOf({ ...facts, metadata: null })).toThrow(refusal);
});
