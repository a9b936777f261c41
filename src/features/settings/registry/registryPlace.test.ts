import { expect, it } from 'vitest';
import { placeAt, placeParams, scopeAt, scopeParams } from './registryPlace';

it('is found again by its address, whatever its key contains', () => {
	for (const key of ['theme', 'default:a/b', '50%2F', '%', '海', 'a//b']) {
		const place = { domain: null, scope: ['client', 'base'], key };
		expect(placeParams(place).path.split('/')).toHaveLength(3);
		expect(placeAt(placeParams(place))).toEqual(place);
	}
	const scope = { domain: 'app', scope: ['a'] };
	expect(scopeAt(scopeParams(scope))).toEqual(scope);
	expect(scopeParams({ domain: null, scope: [] })).toEqual({ domain: '@' });
	expect(scopeAt({ domain: '@' })).toEqual({ domain: null, scope: [] });
	expect(placeAt({ domain: '@' })).toBeNull();
});
