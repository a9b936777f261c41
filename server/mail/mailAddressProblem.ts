import type { Core } from '../Core';
import { profiles } from '../store/tables/users';

const LENGTH_MAX = 254;
/** One `@`, nothing blank, and a host with a dot. No two parts can match the same character. */
const FORM = /^[^\s@<>"]{1,64}@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;

/** Why a mail address can't be used; null if it can. An account of `exceptUserId` may keep its own. */
export function mailAddressProblem(
	{ db, settings }: Core,
	address: string,
	exceptUserId = '',
): 'format' | 'banned' | 'used' | null {
	if (address.length > LENGTH_MAX || !FORM.test(address)) return 'format';
	const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
	const isBanned = settings.get('bannedEmailDomains')?.some(domain => isWithin(host, domain.toLowerCase()));
	if (isBanned) return 'banned';
	const isUsed = db.exists(profiles, 't.email = ? AND t.emailVerified = 1 AND t.userId != ?', address, exceptUserId);
	return isUsed ? 'used' : null;
}

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
