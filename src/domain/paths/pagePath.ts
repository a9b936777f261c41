import { pathTo } from './pathTo';

/** The path of a page that somebody wrote: `/@name/pages/about-me`. Older names may have slashes. */
export function pagePath({ username, name }: { readonly username: string; readonly name: string }): string {
	const [pageName = '', ...rest] = name.split('/');
	return pathTo('userPage', { acct: username, pageName, path: rest.join('/') });
}
