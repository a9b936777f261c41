import { expect, it } from 'vitest';
import { isComposing } from './isComposing';

it.each([
	['during a composition', { isComposing: true, keyCode: 13 }, true],
	['that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
	['after a composition', { isComposing: false, keyCode: 13 }, false],
])('a key %s', (_when, key, belongs) => {
	expect(isComposing(key)).toBe(belongs);
});
