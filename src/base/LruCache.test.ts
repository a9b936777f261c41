import { expect, it, vi } from 'vitest';
import { LruCache } from './LruCache';

it('forgets what was used longest ago', () => {
	const cache = new LruCache<number>({ limit: 2 });
	cache.set('a', 1);
	cache.set('b', 2);
	cache.get('a');
	cache.set('c', 3);
	expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

it('counts by weight and keeps at least the newest', () => {
	const cache = new LruCache<string>({ limit: 5, weigh: value => value.length });
	cache.set('a', 'xxx');
	cache.set('b', 'xx');
	expect(cache.size).toBe(2);
	cache.set('c', 'xxxxxxxxx');
	expect(cache.size).toBe(1);
	expect(cache.get('c')).toBe('xxxxxxxxx');
});

it('hands over what it drops or replaces', () => {
	const onEvict = vi.fn();
	const cache = new LruCache<number>({ limit: 1, onEvict });
	cache.set('a', 1);
	cache.set('a', 2);
	cache.set('b', 3);
	expect(onEvict.mock.calls).toEqual([[1], [2]]);
});
