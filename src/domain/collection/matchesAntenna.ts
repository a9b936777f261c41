import { withServerHost } from '../person/withServerHost';
import type { Antenna } from './collections';

/** The fields of an antenna that decide what it catches. */
export type AntennaRule = Pick<
	Antenna,
	| ('src' | 'users' | 'keywords' | 'excludeKeywords' | 'caseSensitive' | 'localOnly')
	| ('excludeBots' | 'withReplies' | 'withFile' | 'excludeNotesInSensitiveChannel')
>;

/** A note, as antennas are compared with it. */
export interface CaughtNote {
	note: {
		text: string | null;
		cw: string | null;
		hasFiles: boolean;
		replyId: string | null;
		/** Null for notes of the antenna's server. */
		userHost: string | null;
	};
	author: { username: string; host: string | null; isBot: boolean };
	/** Whether it was posted in a sensitive channel. */
	isInSensitiveChannel: boolean;
}

/** Data that only some antennas need. */
export interface AntennaCircle {
	/** Whether the antenna's owner follows the author, or is the author. */
	isFollowed(): boolean;
	/** Whether the author is on the antenna's list. */
	isListed(): boolean;
}

/**
 * Whether a note matches an antenna. Doesn't check whether its owner may see the note.
 * @param ownHost this server's host, which usernames may include
 */
export function matchesAntenna(
	antenna: AntennaRule,
	caught: CaughtNote,
	circle: AntennaCircle,
	ownHost: string,
): boolean {
	const { note, author } = caught;
	if (antenna.withFile && !note.hasFiles) return false;
	if (!antenna.withReplies && note.replyId !== null) return false;
	if (antenna.localOnly && note.userHost !== null) return false;
	if (antenna.excludeBots && author.isBot) return false;
	if (antenna.excludeNotesInSensitiveChannel && caught.isInSensitiveChannel) return false;
	return hasWantedWords(antenna, note) && isFromSource(antenna, author, circle, ownHost);
}

/** All words of one row must occur, and of no excluded row all. Without words every note matches. */
function hasWantedWords(antenna: AntennaRule, note: CaughtNote['note']): boolean {
	const fold = (text: string) => (antenna.caseSensitive ? text : text.toLowerCase());
	const text = fold([note.cw, note.text].filter(Boolean).join('\n'));
	const isThere = (row: readonly string[]) => row.every(word => text.includes(fold(word)));
	const wanted = withoutBlanks(antenna.keywords);
	if (wanted.length > 0 && !wanted.some(isThere)) return false;
	return !withoutBlanks(antenna.excludeKeywords).some(isThere);
}

const withoutBlanks = (rows: readonly (readonly string[])[]): string[][] =>
	rows.map(row => row.filter(word => word !== '')).filter(row => row.length > 0);

function isFromSource(
	{ src, users }: AntennaRule,
	author: CaughtNote['author'],
	circle: AntennaCircle,
	ownHost: string,
): boolean {
	const isNamed = () => users.some(name => isSamePerson(name, author, ownHost));
	switch (src) {
		case 'home':
			return circle.isFollowed();
		case 'list':
			return circle.isListed();
		case 'users':
			return isNamed();
		case 'users_blacklist':
			return !isNamed();
		default:
			return true;
	}
}

/** Accepts `name`, `@name`, `name@host` and `@name@host`, ignoring case; the host may have letters of any script. */
function isSamePerson(name: string, author: CaughtNote['author'], ownHost: string): boolean {
	const [username = '', host = ''] = withServerHost(name.trim()).replace(/^@/, '').toLowerCase().split('@');
	const wantedHost = host === '' || host === ownHost.toLowerCase() ? null : host;
	return username === author.username.toLowerCase() && wantedHost === author.host;
}
