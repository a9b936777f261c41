import { expect, it } from 'vitest';
import { pathTo } from '@/domain/paths/pathTo';
import { placeAt, placeParams, scopeAt, scopeFrom, scopeParams, shownName } from './registryPlace';

it('is found again by its address, whatever its key contains', () => {
	for (const key of [
		'theme',
		'default:a/b',
		'50%2F',
		'%',
		'%2E',
		'海',
		'a//b',
		'.',
		'..',
		'...',
		'a.b',
		'?a=1#b',
		' ',
	]) {
		const place = { domain: null, scope: ['client', 'base'], key };
		expect(placeParams(place).path.split('/')).toHaveLength(3);
		expect(placeAt(placeParams(place))).toEqual(place);
		const path = pathTo('registryValue', placeParams(place));
		expect(new URL(path, 'https://a.example').pathname).toBe(path);
	}
	const scope = { domain: 'app', scope: ['a'] };
	expect(scopeAt(scopeParams(scope))).toEqual(scope);
	expect(scopeParams({ domain: null, scope: [] })).toEqual({ domain: '@' });
	expect(scopeAt({ domain: '@' })).toEqual({ domain: null, scope: [] });
	expect(placeAt({ domain: '@' })).toBeNull();
});

it('has a scope of words, as servers take them', () => {
	expect(scopeFrom('client/base')).toEqual(['client', 'base']);
	expect(scopeFrom(' client / base_2 /')).toEqual(['client', 'base_2']);
	for (const bad of ['', ' / ', 'a b', 'a/../b', '海', 'x'.repeat(129), 'a/'.repeat(21)]) {
		expect(scopeFrom(bad), bad).toBeNull();
	}
});

it('can be seen in a list, even if its key is blank', () => {
	expect(['theme', ' a ', ' ', '\n', '\u200b '].map(shownName)).toEqual([
		...['theme', ' a ', '" "', '"\\u{a}"', '"\\u{200b} "'],
	]);
});
