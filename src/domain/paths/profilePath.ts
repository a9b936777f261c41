import { acct } from '../person/acct';
import { pathTo } from './pathTo';

/** The profile of a person: `/@name`, or `/@name@host`. */
export function profilePath(user: { readonly username: string; readonly host: string | null }): string {
	return pathTo('profile', { acct: acct(user).slice(1) });
}
