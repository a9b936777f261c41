import { describe, expect, expectTypeOf, it } from 'vitest';
import { pathStart, pathTo, subjectPath } from './pathTo';
import { APP_PAGES, APP_PATTERNS, type PageName, type ParamsOf, type SearchOf } from './patterns';
import { profilePath } from './profilePath';
import { pageAt, paramsAt, readParams, readSearch } from './readPath';
import { isMinimalPath } from './startPatterns';

describe('the address of a page', () => {
	it('is its pattern with the variables written in', () => {
		expect(pathTo('index')).toBe('/');
		expect(pathTo('search')).toBe('/search');
		expect(pathTo('driveFolder', { folderId: 'f1' })).toBe('/my/drive/folder/f1');
		expect(profilePath({ username: 'mara', host: 'tide.example:3000' })).toBe('/@mara@tide.example:3000');
	});

	it('leaves out what may be left out', () => {
		expect(pathTo('note', { noteId: 'n1' })).toBe('/notes/n1');
		expect(pathTo('note', { noteId: 'n1', tab: 'clips' })).toBe('/notes/n1/clips');
	});

	it('holds any text', () => {
		for (const tag of ['海', 'a/b', '50%', 'what?', 'c#', 'a b', '@home:']) {
			const path = pathTo('tag', { tag });
			expect(new URL(path, 'https://a.example').pathname).toBe(path);
			expect(paramsAt('tag', path)).toEqual({ tag });
		}
	});

	it('takes any number of segments at its end', () => {
		expect(pathTo('registryKeys', { domain: '@' })).toBe('/registry/keys/@');
		const path = 'client/base/50% of a?';
		expect(pathTo('registryValue', { domain: '@', path })).toBe('/registry/value/@/client/base/50%25%20of%20a%3F');
		expect(paramsAt('registryValue', pathTo('registryValue', { domain: '@', path }))).toEqual({ domain: '@', path });
		expect(paramsAt('registryKeys', '/registry/keys/@/')).toEqual({ domain: '@' });
		expect(pageAt(APP_PAGES, '/registry/keys/@/a/b/c')).toBe('registryKeys');
		expect(paramsAt('registryKeys', '/registry/keys/@/a//c')).toBeNull();
		expect(readParams('registryKeys', { domain: '@', _splat: 'a/b' })).toEqual({ domain: '@', path: 'a/b' });
		expect(readParams('registryKeys', { domain: '@', _splat: '' })).toEqual({ domain: '@' });
		const a = { domain: '@', path: 'a' };
		expect(subjectPath('registryKeys', a)).not.toBe(subjectPath('registryKeys', { ...a, path: 'b' }));
	});

	it('ends with what is asked for', () => {
		expect(pathTo('search', {}, { q: 'fog & tide', type: null, host: '' })).toBe('/search?q=fog+%26+tide');
		expect(readSearch('search', '?q=fog+%26+tide&q=mist')).toEqual({ q: 'fog & tide' });
	});

	it.each(APP_PAGES)('is that of %s, and of no page before it in the table', page => {
		const params = { acct: 'rin', noteId: 'n1', tab: 'clips', path: 'a/b' };
		const path = subjectPath(
			page,
			new Proxy(params, { get: (known, key) => Reflect.get(known, key) ?? 'x1' }) as never,
		);
		expect(pageAt(APP_PAGES, path)).toBe(page);
	});

	it('begins as all of its kind do', () => {
		expect([pathStart('note'), pathStart('profile'), pathStart('drive')]).toEqual(['/notes/', '/@', '/my/drive']);
	});

	it('is typed', () => {
		expectTypeOf<{ noteId: string }>().toExtend<ParamsOf<'note'>>();
		expectTypeOf<{ noteId: string; tab: string }>().toExtend<ParamsOf<'note'>>();
		expectTypeOf<{ tab: string }>().not.toExtend<ParamsOf<'note'>>();
		expectTypeOf<ParamsOf<'registryKeys'>>().toEqualTypeOf<{ readonly domain: string } & { readonly path?: string }>();
		expectTypeOf<{ acct: string }>().toExtend<ParamsOf<'profile'>>();
		expectTypeOf<'drive'>().toExtend<PageName>();
		expectTypeOf<'nowhere'>().not.toExtend<PageName>();
		expectTypeOf<keyof SearchOf<'consent'>>().toEqualTypeOf<'name' | 'icon' | 'callback' | 'permission'>();
		expectTypeOf<keyof SearchOf<'note'>>().toBeNever();
	});
});

describe('an address', () => {
	it('names one page', () => {
		expect(pageAt(APP_PAGES, '/')).toBe('index');
		expect(pageAt(APP_PAGES, '/notes/n1')).toBe('note');
		expect(pageAt(APP_PAGES, '/notes/n1/clips/')).toBe('note');
		expect(pageAt(APP_PAGES, '/@mara@b.example')).toBe('profile');
		expect(paramsAt('profile', '/@mara@b.example')).toEqual({ acct: 'mara@b.example' });
		for (const path of ['/notes', '/notes/a/b/c', '/@', '/nowhere', '//notes/n1', '/notes/%zz', 'notes/n1', '/share']) {
			expect(pageAt(APP_PAGES, path)).toBeNull();
		}
	});

	it('is of what a page is about, whichever part of it shows', () => {
		expect(subjectPath('note', { noteId: 'n1', tab: 'clips' })).toBe(subjectPath('note', { noteId: 'n1' }));
		expect(subjectPath('note', { noteId: 'n1' })).not.toBe(subjectPath('note', { noteId: 'n2' }));
	});

	it('of a router gives the variables of its page alone', () => {
		expect(readParams('note', { noteId: 'n1', tab: undefined, other: 'x' })).toEqual({ noteId: 'n1' });
	});

	it('has no page twice', () => {
		const patterns = Object.values(APP_PATTERNS);
		expect(new Set(patterns).size).toBe(patterns.length);
	});
});

it('starts alone where its page does, and where it begins like one', () => {
	expect(['/miauth/x', '/share', '/share/', '/auth/token', '/oauth/authorize'].every(isMinimalPath)).toBe(true);
	// The misspelt address, whose page is in the minimal mode, shows nothing of the app before it is mended either.
	expect(['/install-extensions', '/install-extentions', '/install-extentions/'].every(isMinimalPath)).toBe(true);
	expect(['/', '/shared', '/authors', '/notes/1'].some(isMinimalPath)).toBe(false);
});
