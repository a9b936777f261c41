import { loadUnicodeEmojis } from '@/blocks/emoji/unicodeEmojis';
import type { Completion } from '@/domain/draft/completionAt';
import { MFM_PARAMETERS } from '@/domain/note/mfmParameters';
import { type Searchable, searchEmojis } from '@/domain/note/searchEmojis';
import { acct } from '@/domain/person/acct';
import { currentLanguage } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { recentlyUsedEmojis, recentlyUsedUsers } from '@/stores/preferences/recentlyUsed';
import type { Session } from '@/stores/session/Session';
import { hashtagHistory } from './hashtagHistory';

/** A possible completion. */
export interface Suggestion {
	/** Unique in its list. */
	readonly key: string;
	/** The text that replaces what was typed. */
	readonly insert: string;
	readonly label: string;
	readonly detail?: string;
	/** A user's avatar, or a custom emoji. */
	readonly picture?: { readonly url: string; readonly isAvatar: boolean };
	/** A Unicode emoji. */
	readonly emoji?: string;
}

const MOST = 10;

/**
 * At most ten suggestions, best first.
 * @throws as the API does
 */
export async function suggest(session: Session, completion: Completion, signal: AbortSignal): Promise<Suggestion[]> {
	const { kind, query } = completion;
	if (kind === 'mention') return suggestPeople(session, query, signal);
	if (kind === 'hashtag') return suggestHashtags(session, query, signal);
	if (kind === 'emoji') return suggestEmojis(session, query);
	if (kind === 'mfmTag') return suggestNames(Object.keys(MFM_PARAMETERS), query, name => `$[${name} `);
	return suggestNames(MFM_PARAMETERS[completion.tag ?? ''] ?? [], query, name => name);
}

/** Users whose name begins so; recently mentioned ones before anything is typed. */
async function suggestPeople(session: Session, query: string, signal: AbortSignal): Promise<Suggestion[]> {
	const recent = baseSettings.get(recentlyUsedUsers, session).slice(0, MOST);
	if (query === '' && recent.length === 0) return [];
	const [username = '', host] = query.split('@');
	const found = await (query === ''
		? session.api.call('users/show', { userIds: recent }, { signal })
		: session.api.call(
				'users/search-by-username-and-host',
				{ username, ...(host ? { host } : {}), limit: MOST, detail: false },
				{ signal },
			));
	session.entities.ingestUsers(found);
	const people = found.flatMap(({ id }) => session.entities.user(id) ?? []);
	return people.map(user => ({
		key: user.id,
		insert: `${acct(user)} `,
		label: user.name || user.username,
		detail: acct(user),
		...(user.avatarUrl ? { picture: { url: user.avatarUrl, isAvatar: true } } : {}),
	}));
}

/** Hashtags used on this device, then those of the server. */
async function suggestHashtags(session: Session, query: string, signal: AbortSignal): Promise<Suggestion[]> {
	const wanted = query.toLowerCase();
	const used = baseSettings.get(hashtagHistory).filter(tag => tag.toLowerCase().startsWith(wanted));
	const found = query === '' ? [] : await session.api.call('hashtags/search', { query, limit: MOST }, { signal });
	return [...new Set([...used, ...found])]
		.slice(0, MOST)
		.map(tag => ({ key: tag, insert: `#${tag} `, label: `#${tag}` }));
}

async function suggestEmojis(session: Session, query: string): Promise<Suggestion[]> {
	await session.emojis.load();
	const custom = searchable(session.emojis.all, ({ name, url, aliases }) => ({
		emoji: `:${name}:`,
		name,
		words: aliases,
		url,
	}));
	if (query === '') {
		const recent = baseSettings.get(recentlyUsedEmojis).slice(0, MOST);
		return recent.flatMap(used => {
			if (!used.startsWith(':')) return [suggestionOf({ emoji: used, name: used })];
			return custom.filter(({ emoji }) => emoji === used).map(suggestionOf);
		});
	}
	const builtIn = searchable(await loadUnicodeEmojis(currentLanguage()), ({ char, name, words }) => ({
		emoji: char,
		name,
		words,
	}));
	return searchEmojis([...custom, ...builtIn], query, baseSettings.get(recentlyUsedEmojis))
		.slice(0, MOST)
		.map(suggestionOf);
}

type SearchableEmoji = Searchable & { readonly url?: string };

const searchables = new WeakMap<readonly unknown[], readonly SearchableEmoji[]>();

/** The searchable form of a list, cached per list. */
function searchable<T>(list: readonly T[], form: (emoji: T) => SearchableEmoji): readonly SearchableEmoji[] {
	const made = searchables.get(list) ?? list.map(form);
	searchables.set(list, made);
	return made;
}

function suggestionOf({ emoji, name, url }: Omit<SearchableEmoji, 'words'>): Suggestion {
	const shown = url === undefined ? { emoji } : { picture: { url, isAvatar: false } };
	return { key: emoji, insert: emoji, label: url === undefined ? name : emoji, ...shown };
}

function suggestNames(names: readonly string[], query: string, insert: (name: string) => string): Suggestion[] {
	const wanted = query.toLowerCase();
	return names
		.filter(name => name.startsWith(wanted) && name !== wanted)
		.map(name => ({ key: name, insert: insert(name), label: name }));
}
