import * as v from 'valibot';
import * as p from '../http/params';
import type { AntennaRow } from '../store/tables/collections';
import { ANTENNA_SOURCES, antennaUsers, antennaWords, hasWords } from './antennaParams';

/** More than any policy allows. */
const ANTENNAS_MAX = 1000;

const flag = () => p.optional(p.flag(), false);

const writtenAntenna = v.object({
	name: p.text({ min: 1, max: 100 }),
	src: p.oneOf(...ANTENNA_SOURCES),
	keywords: antennaWords(),
	excludeKeywords: v.optional(antennaWords(), []),
	users: v.optional(antennaUsers(), []),
	userListAccts: v.nullish(antennaUsers(), null),
	caseSensitive: flag(),
	localOnly: flag(),
	excludeBots: flag(),
	withReplies: flag(),
	withFile: flag(),
	excludeNotesInSensitiveChannel: flag(),
});

const written = v.pipe(v.array(writtenAntenna), v.maxLength(ANTENNAS_MAX));

/** An antenna that was read, without what the server adds. */
export type ReadAntenna = Omit<AntennaRow, 'id' | 'userId' | 'lastUsedAt' | 'isActive' | 'hasUnreadNote'>;

/**
 * The antennas of an exported file; null if it is no such file. An antenna of a list becomes one of the list's members,
 * as the list stays behind. Those without any word are left out.
 */
export function readAntennas(text: string): ReadAntenna[] | null {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return null;
	}
	const read = v.safeParse(written, value);
	if (!read.success) return null;
	return read.output
		.filter(({ keywords, excludeKeywords }) => hasWords(keywords) || hasWords(excludeKeywords))
		.map(({ userListAccts, ...antenna }) => ({
			...antenna,
			userListId: null,
			...(antenna.src === 'list' ? { src: 'users' as const, users: userListAccts ?? antenna.users } : {}),
		}));
}
