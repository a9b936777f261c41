import type { AntennaRow } from '../store/tables/collections';
import type { NoteRow } from '../store/tables/notes';

/** What a note is held against an antenna with. */
export interface CaughtNote {
	note: Pick<NoteRow, 'text' | 'cw' | 'hasFiles' | 'replyId' | 'userHost'>;
	author: { username: string; host: string | null; isBot: boolean };
	/** Written in a channel that is marked as sensitive. */
	isInSensitiveChannel: boolean;
}

/** What only some antennas ask for. */
export interface AntennaCircle {
	/** The antenna's owner follows the author, or is the author. */
	isFollowed(): boolean;
	/** The author is on the antenna's list. */
	isListed(): boolean;
}

/**
 * Whether an antenna wants a note. That its owner may see the note is another question.
 * @param ownHost this server's host, which people may be written with
 */
export function matchesAntenna(
	antenna: AntennaRow,
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

/** All words of one row must be there, and of no excluded row all. Without words every note will do. */
function hasWantedWords(antenna: AntennaRow, note: CaughtNote['note']): boolean {
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
	{ src, users }: AntennaRow,
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

/** `name`, `@name`, `name@host` and `@name@host` are understood, capitals or not. */
function isSamePerson(name: string, author: CaughtNote['author'], ownHost: string): boolean {
	const [username = '', host = ''] = name.trim().replace(/^@/, '').toLowerCase().split('@');
	const wantedHost = host === '' || host === ownHost.toLowerCase() ? null : host;
	return username === author.username.toLowerCase() && wantedHost === author.host;
}
