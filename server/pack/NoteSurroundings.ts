import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { type ChannelRow, channels } from '../store/tables/collections';
import { type NoteRow, notes, type PollRow, polls } from '../store/tables/notes';
import { type EmojiRow, emojis } from '../store/tables/server';
import { type UserRow, users } from '../store/tables/users';
import { packFiles } from './packFile';
import { packUsersLite } from './packUserLite';

/** A quote within a quote is shown, but not the next level. */
const EMBEDDED_RENOTES = 2;

/** All data that packing a page of notes for any viewer needs, fetched with one query per table. */
export class NoteSurroundings {
	readonly notes: Map<string, NoteRow>;
	readonly users: Map<string, entities.UserLite>;
	readonly files: Map<string, entities.DriveFile>;
	readonly channels: Map<string, ChannelRow>;
	readonly polls: Map<string, PollRow>;
	/** Custom emojis of other servers used as reactions: `name@host` → URL. */
	readonly remoteEmojis: Map<string, string>;
	readonly authors: Map<string, UserRow>;

	constructor(core: Core, rows: readonly NoteRow[]) {
		const { db } = core;
		this.notes = collectRelated(core, rows);
		const all = [...this.notes.values()];
		this.authors = db.byIds(
			users,
			all.map(note => note.userId),
		);
		this.users = packUsersLite(core, this.authors.values());
		this.files = packFiles(
			core,
			all.flatMap(note => note.fileIds),
		);
		this.channels = db.byIds(
			channels,
			all.flatMap(note => note.channelId ?? []),
		);
		const withPoll = JSON.stringify(all.filter(note => note.hasPoll).map(note => note.id));
		const ofNotes = 'WHERE t.noteId IN (SELECT value FROM json_each(?))';
		this.polls = new Map(
			withPoll === '[]' ? [] : db.select(polls, ofNotes, withPoll).map(poll => [poll.noteId, poll] as const),
		);
		this.remoteEmojis = remoteEmojisOf(core, all);
	}
}

/** The notes, those they reply to and renote, and the same for the renoted ones. */
function collectRelated({ db }: Core, rows: readonly NoteRow[]): Map<string, NoteRow> {
	const known = new Map(rows.map(row => [row.id, row]));
	let edge = rows;
	for (let depth = 0; depth < EMBEDDED_RENOTES && edge.length > 0; depth++) {
		const replied = edge.flatMap(note => note.replyId ?? []);
		const renoted = edge.flatMap(note => note.renoteId ?? []);
		const missing = [...replied, ...renoted].filter(id => !known.has(id));
		const found = db.byIds(notes, missing);
		for (const [id, note] of found) known.set(id, note);
		edge = renoted.flatMap(id => found.get(id) ?? []);
	}
	return known;
}

const REMOTE_REACTION = /^:([a-zA-Z0-9_]+)@([^.:][^:]*):$/;

function remoteEmojisOf({ db, urls }: Core, all: readonly NoteRow[]): Map<string, string> {
	const used = new Set(
		all.flatMap(note => Object.keys(note.reactions).filter(reaction => REMOTE_REACTION.test(reaction))),
	);
	if (used.size === 0) return new Map();
	const names = [...used].map(reaction => reaction.slice(1, -1));
	const rows: EmojiRow[] = db.select(
		emojis,
		"WHERE t.host IS NOT NULL AND t.name || '@' || t.host IN (SELECT value FROM json_each(?))",
		JSON.stringify(names),
	);
	return new Map(rows.map(row => [`${row.name}@${row.host}`, urls.absolute(row.path)]));
}
