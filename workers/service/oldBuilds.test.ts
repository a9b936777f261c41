import { expect, it } from 'vitest';
import { oldBuilds } from './oldBuilds';

it('are those that neither the worker nor an open page is of', () => {
	const names = ['build:one', 'build:two', 'build:three', 'pictures', 'service'];
	expect(oldBuilds(names, 'three', ['build:two', 'another lock'])).toEqual(['build:one']);
	expect(oldBuilds(names, 'three', [])).toEqual(['build:one', 'build:two']);
});
