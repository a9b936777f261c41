import { acct } from '../person/acct';
import { pathTo } from './pathTo';

/** Whom somebody follows, or who follows them. */
export type FollowList = 'following' | 'followers';

/** The page of one of somebody's two lists: `/@name/followers`. */
export function followListPath(
	user: { readonly username: string; readonly host: string | null },
	list: FollowList,
): string {
	return pathTo(list, { acct: acct(user).slice(1) });
}
