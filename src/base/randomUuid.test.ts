import { expect, it, vi } from 'vitest';
import { randomUuid } from './randomUuid';

it('makes random UUIDs of version 4', () => {
	const made = Array.from({ length: 200 }, randomUuid);
	for (const each of made) expect(each).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
	expect(new Set(made).size).toBe(200);
});

it('does without what browsers give only to secure pages', () => {
	const getRandomValues = crypto.getRandomValues.bind(crypto);
	vi.stubGlobal('crypto', { getRandomValues });
	expect(randomUuid()).toHaveLength(36);
	vi.unstubAllGlobals();
});
