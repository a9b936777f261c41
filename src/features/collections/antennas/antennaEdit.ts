import {
	boolean,
	exactOptional,
	forward,
	type GenericSchema,
	object,
	partialCheck,
	picklist,
	pipe,
	string,
	trim,
} from 'valibot';
import { ApiError } from '@/api/ApiError';
import { errorText } from '@/blocks/query/errorText';
import type { AntennaChange } from '@/domain/collection/antennaUsers';
import type { Antenna } from '@/domain/collection/collections';
import { text } from '@/i18n/text';
import { fits } from '@/ui/form/fits';
import type { Refusal } from '@/ui/form/useForm';
import { groupsOf, linesOf, textOf } from './groupsOf';

export const SOURCES = ['all', 'home', 'users', 'list', 'users_blacklist'] as const satisfies Antenna['src'][];

/** An antenna as its form has it: groups of words and people as lines of text. */
export interface AntennaEdit {
	readonly name: string;
	readonly src: Antenna['src'];
	/** Empty: none chosen. */
	readonly userListId: string;
	readonly users: string;
	readonly keywords: string;
	readonly excludeKeywords: string;
	readonly caseSensitive: boolean;
	readonly withReplies: boolean;
	readonly withFile: boolean;
	readonly localOnly: boolean;
	readonly excludeBots: boolean;
	readonly excludeNotesInSensitiveChannel: boolean;
}

export const EMPTY_ANTENNA: AntennaEdit = {
	name: '',
	src: 'all',
	userListId: '',
	users: '',
	keywords: '',
	excludeKeywords: '',
	caseSensitive: false,
	withReplies: false,
	withFile: false,
	localOnly: false,
	excludeBots: true,
	excludeNotesInSensitiveChannel: false,
};

const FIELDS = {
	name: string(),
	src: picklist(SOURCES),
	userListId: string(),
	users: string(),
	keywords: string(),
	excludeKeywords: string(),
	caseSensitive: boolean(),
	withReplies: boolean(),
	withFile: boolean(),
	localOnly: boolean(),
	excludeBots: boolean(),
	excludeNotesInSensitiveChannel: boolean(),
};

/** What this device keeps of unsaved edits. */
export const KEPT_ANTENNA: GenericSchema<Partial<AntennaEdit>> = object(
	Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, exactOptional(field as GenericSchema)])),
) as unknown as GenericSchema<Partial<AntennaEdit>>;

/** The server's limit of the name, and what an antenna can't be without. */
export const antennaRules = (): GenericSchema<AntennaEdit> =>
	pipe(
		object({ ...FIELDS, name: pipe(string(), trim(), fits({ minLength: 1, maxLength: 100 })) }),
		forward(
			partialCheck(
				[['keywords'], ['excludeKeywords']],
				({ keywords, excludeKeywords }) => hasWords(keywords) || hasWords(excludeKeywords),
				text.antennas.noWords,
			),
			['keywords'],
		),
		forward(
			partialCheck(
				[['src'], ['userListId']],
				({ src, userListId }) => src !== 'list' || userListId !== '',
				text.antennas.noList,
			),
			['userListId'],
		),
		forward(
			partialCheck(
				[['src'], ['users']],
				({ src, users }) => src !== 'users' || linesOf(users).length > 0,
				text.antennas.noUsers,
			),
			['users'],
		),
	);

const hasWords = (words: string): boolean => groupsOf(words).length > 0;

export function editOf(antenna: Antenna): AntennaEdit {
	const { name, src, userListId, users, keywords, excludeKeywords } = antenna;
	const { caseSensitive, withReplies, withFile, localOnly, excludeBots, excludeNotesInSensitiveChannel } = antenna;
	return {
		...{ name, src, caseSensitive, withReplies, withFile, localOnly, excludeBots, excludeNotesInSensitiveChannel },
		userListId: userListId ?? '',
		users: users.join('\n'),
		keywords: textOf(keywords),
		excludeKeywords: textOf(excludeKeywords),
	};
}

/**
 * The parameters of `antennas/create` and `antennas/update`: all fields but `notify`, which no request has.
 * @param saved the antenna that is changed: words that were not edited stay exactly as they are
 */
export function changeOf(edit: AntennaEdit, saved: Antenna | null = null): AntennaChange {
	const { src, caseSensitive, withReplies, withFile, localOnly, excludeBots, excludeNotesInSensitiveChannel } = edit;
	const words = (field: 'keywords' | 'excludeKeywords') =>
		saved && textOf(saved[field]) === edit[field] ? saved[field] : groupsOf(edit[field]);
	return {
		...{ src, caseSensitive, withReplies, withFile, localOnly, excludeBots, excludeNotesInSensitiveChannel },
		name: edit.name.trim(),
		userListId: src === 'list' && edit.userListId !== '' ? edit.userListId : null,
		users: linesOf(edit.users),
		keywords: words('keywords'),
		excludeKeywords: words('excludeKeywords'),
	};
}

/** An edit, with what was changed elsewhere since it began in the fields that were left alone here. */
export const withChangesElsewhere = (edit: AntennaEdit, begun: AntennaEdit, now: AntennaEdit): AntennaEdit => {
	const isLeftAlone = ([name]: readonly [string, unknown]) => {
		const field = name as keyof AntennaEdit;
		return edit[field] === begun[field];
	};
	return { ...edit, ...Object.fromEntries(Object.entries(now).filter(isLeftAlone)) };
};

/** Why the server refused an antenna, at the field to blame. */
export function antennaRefusal(error: unknown): Refusal<AntennaEdit> {
	if (error instanceof ApiError) {
		if (error.code === 'EMPTY_KEYWORD') return { field: 'keywords', text: text.antennas.noWords };
		if (error.code === 'NO_SUCH_USER_LIST') return { field: 'userListId', text: text.antennas.listGone };
		if (error.code === 'TOO_MANY_ANTENNAS') return { text: text.antennas.tooMany };
	}
	return { text: errorText(error).text };
}
