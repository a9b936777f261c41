import { expect, it } from 'vitest';
import { pagePath } from './pagePath';
import { paramsAt } from './readPath';

it.each([
	['about-me', '/@rin/pages/about-me'],
	['港', `/@rin/pages/${encodeURIComponent('港')}`],
	['a/b/c', '/@rin/pages/a/b/c'],
])('%s is at %s', (name, path) => {
	expect(pagePath({ username: 'rin', name })).toBe(path);
	const { pageName, path: rest } = paramsAt('userPage', path) ?? {};
	expect([pageName, ...(rest ? [rest] : [])].join('/')).toBe(name);
});

it('leaves the part of the profile to the profile', () => {
	expect(paramsAt('userPage', '/@rin/pages')).toBeNull();
	expect(paramsAt('profile', '/@rin/pages')).toEqual({ acct: 'rin', view: 'pages' });
});
