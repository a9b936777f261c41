import { acct } from '../person/acct';
import { withServerHost } from '../person/withServerHost';
import type { Antenna } from './collections';

type Named = { readonly username: string; readonly host: string | null };

/** The parameters of `antennas/update` apart from the id: all fields (rules/people#antennas). */
export type AntennaChange = Omit<Antenna, 'id' | 'hasUnreadNote' | 'isActive' | 'notify'>;

/**
 * Whether an entry of an antenna's users names this user, with or without `@` and the own host, ignoring case. Hosts may
 * have letters of any script.
 */
function names(entry: string, user: Named, serverHost: string): boolean {
	const [username, host = serverHost] = withServerHost(entry.trim()).replace(/^@/, '').toLowerCase().split('@');
	return username === user.username.toLowerCase() && host === (user.host ?? serverHost).toLowerCase();
}

/** @param serverHost the server of the antenna */
export function antennaHasUser(antenna: Antenna, user: Named, serverHost: string): boolean {
	return antenna.users.some(entry => names(entry, user, serverHost));
}

/**
 * The antenna's fields after adding a user to its list, or removing one.
 * @param antenna as the server has it now: all of its fields are sent
 * @param isOn whether the list is to have the user
 */
export function antennaChange(antenna: Antenna, user: Named, serverHost: string, isOn: boolean): AntennaChange {
	const others = antenna.users.filter(entry => entry.trim() !== '' && !names(entry, user, serverHost));
	const isAlready = antennaHasUser(antenna, user, serverHost) === isOn;
	const users = isAlready ? antenna.users : isOn ? [...others, acct(user)] : others;
	const { name, src, userListId, keywords, excludeKeywords, caseSensitive } = antenna;
	const { localOnly, excludeBots, withReplies, withFile, excludeNotesInSensitiveChannel } = antenna;
	return {
		...{ name, src, userListId, keywords, excludeKeywords, users, caseSensitive },
		...{ localOnly, excludeBots, withReplies, withFile, excludeNotesInSensitiveChannel },
	};
}
