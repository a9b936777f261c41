import { acct } from '../person/acct';
import type { Antenna } from './collections';

type Named = { readonly username: string; readonly host: string | null };

/** What `antennas/update` takes, beside the id (rules/people#antennas: all fields). */
export type AntennaChange = Omit<Antenna, 'id'>;

/** Whether an entry of an antenna's people names this one: with or without `@` and the server's own host, in any case. */
function names(entry: string, user: Named, serverHost: string): boolean {
	const [username, host = serverHost] = entry.trim().replace(/^@/, '').toLowerCase().split('@');
	return username === user.username.toLowerCase() && host === (user.host ?? serverHost).toLowerCase();
}

/** @param serverHost the server that the antenna is on */
export function isHeardBy(antenna: Antenna, user: Named, serverHost: string): boolean {
	return antenna.users.some(entry => names(entry, user, serverHost));
}

/** The antenna as it is when somebody is added to its people, or taken off them. */
export function antennaChange(antenna: Antenna, user: Named, serverHost: string): AntennaChange {
	const users = isHeardBy(antenna, user, serverHost)
		? antenna.users.filter(entry => !names(entry, user, serverHost))
		: [...antenna.users.filter(entry => entry.trim() !== ''), acct(user)];
	const { name, src, userListId, keywords, excludeKeywords, caseSensitive } = antenna;
	const { localOnly, excludeBots, withReplies, withFile, excludeNotesInSensitiveChannel } = antenna;
	return {
		...{ name, src, userListId, keywords, excludeKeywords, users, caseSensitive },
		...{ localOnly, excludeBots, withReplies, withFile, excludeNotesInSensitiveChannel },
	};
}
