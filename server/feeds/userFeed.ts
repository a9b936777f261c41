import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { type Html, html } from '../embed/html';
import { outward, renderText, type TextPlace } from '../embed/renderText';
import { ownEmojis } from '../emojis/ownEmojis';
import { publishedNotes, readableNotes } from '../notes/visitorNotes';
import { packUser } from '../pack/packUser';
import { timeOfId } from '../store/IdSource';
import { users } from '../store/tables/users';

/** The newest notes of somebody, for readers of feeds. */
export interface UserFeed {
	/** Name and address, as the feed's title. */
	title: string;
	name: string;
	/** Of the profile. */
	address: string;
	description: string;
	picture: string;
	/** When the newest note was written; without one, when the account was made. */
	updated: Date;
	entries: readonly FeedEntry[];
}

export interface FeedEntry {
	title: string;
	address: string;
	at: Date;
	content: Html;
	/** The first file that isn't sensitive. */
	file: { url: string; type: string; size: number } | null;
}

const SHOWN = 20;

/** The feed of a local user; null if there is no such user, or visitors don't see them. */
export function userFeed(core: Core, username: string): UserFeed | null {
	const user = core.db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', username.toLowerCase());
	if (!user || user.isSuspended || user.isDeleted || user.isSystem) return null;
	const { name, notesCount, followingCount, followersCount, description, avatarUrl } = packUser(core, user, null);
	const place = { origin: core.urls.origin, emojis: ownEmojis(core) };
	const shownName = name ?? user.username;
	const notes = readableNotes(core, publishedNotes(core, user.id), SHOWN);
	const entries = notes.map(note => ({ ...entryOf(note, place), title: `New note by ${shownName}` }));
	const counts = `${notesCount} Notes, ${followingCount} Following, ${followersCount} Followers`;
	return {
		title: `${shownName} (@${user.username}@${core.urls.host})`,
		name: shownName,
		address: `${core.urls.origin}/@${user.username}`,
		description: description ? `${counts} · ${description}` : counts,
		picture: avatarUrl ?? core.urls.identicon(user),
		updated: entries[0]?.at ?? new Date(timeOfId(user.id)),
		entries,
	};
}

function entryOf(note: entities.Note, place: TextPlace): Omit<FeedEntry, 'title'> {
	const open = (note.files ?? []).filter(file => !file.isSensitive);
	const [file] = open;
	return {
		address: `${place.origin}/notes/${note.id}`,
		at: new Date(note.createdAt),
		content: note.cw === null || note.cw === undefined ? contentOf(note, place) : warned(note.cw, note, place),
		file: file ? { url: file.url, type: file.type, size: file.size } : null,
	};
}

const warned = (warning: string, note: entities.Note, place: TextPlace): Html =>
	html`<details><summary>${warning === '' ? '…' : renderText(warning, place)}</summary>${contentOf(note, place)}</details>`;

/** Text, files, choices of a poll, and a link to what is quoted. */
function contentOf(note: entities.Note, place: TextPlace): Html {
	const { text, poll, renoteId } = note;
	const quoted = renoteId ? `${place.origin}/notes/${renoteId}` : null;
	return html`${text ? html`<p>${renderText(text, place)}</p>` : null}${(note.files ?? []).map(renderFile)}${
		poll ? html`<ul>${poll.choices.map(choice => html`<li>${choice.text}</li>`)}</ul>` : null
	}${quoted ? html`<p>${outward(quoted, quoted)}</p>` : null}`;
}

/** Pictures show in readers; of other files, and of sensitive ones, there is a link. */
function renderFile({ isSensitive, type, url, thumbnailUrl, comment, name }: entities.DriveFile): Html {
	if (isSensitive || !type.startsWith('image/')) return html`<p>${outward(url, name)}</p>`;
	return html`<p>${outward(url, html`<img src="${thumbnailUrl ?? url}" alt="${comment ?? ''}">`)}</p>`;
}
