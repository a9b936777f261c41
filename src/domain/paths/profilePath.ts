import { acct } from '../person/acct';
import { pathTo } from './pathTo';

/**
 * The profile of a person: `/@name`, or `/@name@host`.
 * @param view a part of it, such as `notes`; the overview by default
 */
export function profilePath(user: { readonly username: string; readonly host: string | null }, view?: string): string {
	return pathTo('profile', { acct: acct(user).slice(1), ...(view !== undefined && { view }) });
}
