import type { entities } from 'misskey-js';
import { insertAccount } from '../../auth/createAccount';
import type { Core } from '../../Core';
import { addressedObject } from '../../net/addressedObject';
import { createNote } from '../../notes/createNote';
import type { NoteInput, WriteOptions } from '../../notes/NoteInput';
import { type NoteRow, polls } from '../../store/tables/notes';
import { instances } from '../../store/tables/server';
import { type UserRow, users } from '../../store/tables/users';
import { copyFiles } from './copyFiles';
import type { OtherServer } from './OtherServer';

const EMOJI = /:([\w+-]+):/g;

/**
 * Writes copies of another server's public notes, as federation leaves them on a real server: by authors with a `host`,
 * with the `uri` of the note, and with the time at which it was written there.
 */
export class CopyWriter {
	readonly #core: Core;
	readonly #other: OtherServer;
	readonly #signal: AbortSignal;
	/** The other server's custom emojis: name → URL. */
	#emojis = new Map<string, string>();

	/** @param signal once it is aborted, nothing is written any more */
	constructor(core: Core, other: OtherServer, signal: AbortSignal) {
		this.#core = core;
		this.#other = other;
		this.#signal = signal;
	}

	/** Reads what the other server says of itself. */
	async readServer(): Promise<void> {
		const [meta, emojis] = await Promise.all([this.#other.meta(), this.#other.emojis()]);
		this.#signal.throwIfAborted();
		this.#emojis = emojis;
		const { db } = this.#core;
		const { host } = this.#other;
		db.insertNew(instances, { host, firstRetrievedAt: Date.now() });
		const about = {
			name: meta.name,
			description: meta.description,
			softwareName: 'quarterdeck',
			softwareVersion: meta.version,
			iconPath: meta.iconUrl,
			faviconPath: meta.iconUrl,
			themeColor: meta.themeColor,
		};
		db.update(instances, about, 'host = ?', host);
	}

	/** The copy of a note; for a note of this server, that note itself. */
	find(note: entities.Note): NoteRow | undefined {
		return addressedObject(this.#core, this.#uriOf(note)).note;
	}

	#uriOf(note: entities.Note): string {
		return note.uri ?? `${this.#other.origin}/notes/${note.id}`;
	}

	/**
	 * Copies a note, and before it what it replies to and renotes.
	 * @param isSilent sends no notifications or stream events, for notes of the past
	 * @returns the copy that there is now; null for a note that can't be read
	 * @throws Refusal if it isn't accepted here
	 */
	async write(note: entities.Note, isSilent: boolean): Promise<NoteRow | null> {
		const known = this.find(note);
		if (known) return known;
		if (note.isHidden || note.user.host === this.#core.urls.host) return null;
		const reply = note.reply ? await this.write(note.reply, true) : null;
		const renote = note.renote ? await this.write(note.renote, true) : null;
		if (note.renoteId && !renote) return null;
		const author = this.#author(note.user);
		const fileIds = await copyFiles(this.#core, author, note.files ?? [], this.#signal);
		const input: NoteInput = {
			text: note.text,
			cw: note.cw ?? null,
			visibility: note.visibility,
			reactionAcceptance: note.reactionAcceptance,
			replyId: reply?.id ?? null,
			renoteId: renote?.id ?? null,
			fileIds,
			poll: readPoll(note),
		};
		return this.#store(note, author, input, isSilent);
	}

	#store(note: entities.Note, author: UserRow, input: NoteInput, isSilent: boolean): NoteRow {
		const options: WriteOptions = {
			at: Date.parse(note.createdAt),
			isSilent,
			uri: this.#uriOf(note),
			namesAt: author.host ?? this.#other.host,
			emojis: note.user.host === null ? this.#emojisIn(note.cw, note.text) : (note.emojis ?? {}),
		};
		const { db } = this.#core;
		return db.transaction(() => {
			const row = createNote(this.#core, author, input, options);
			const votes = note.poll?.choices.map(choice => choice.votes);
			if (votes) db.update(polls, { votes }, 'noteId = ?', row.id);
			return row;
		});
	}

	/** The copy of an author, as the other server shows them now. */
	#author(user: entities.UserLite): UserRow {
		const { db } = this.#core;
		const host = user.host ?? this.#other.host;
		const known = db.first(
			users,
			'WHERE t.usernameLower = ? AND t.host = ?',
			user.username.toLowerCase(),
			host.toLowerCase(),
		);
		// Somebody of a third server is not described anew by what the second heard of them.
		if (known && user.host !== null) return known;
		const fields: Partial<UserRow> = {
			name: user.name,
			avatarPath: pictureOf(user),
			avatarBlurhash: user.avatarBlurhash,
			emojis: user.host === null ? this.#emojisIn(user.name) : user.emojis,
			isBot: user.isBot === true,
			isCat: user.isCat === true,
		};
		if (known) {
			db.update(users, fields, 'id = ?', known.id);
			return { ...known, ...fields };
		}
		const addresses =
			user.host === null
				? { uri: `${this.#other.origin}/users/${user.id}`, url: `${this.#other.origin}/@${user.username}` }
				: {};
		return insertAccount(this.#core, { username: user.username, user: { ...fields, ...addresses, host } });
	}

	#emojisIn(...texts: readonly (string | null | undefined)[]): Record<string, string> {
		const names = texts.flatMap(text => [...(text ?? '').matchAll(EMOJI)].map(([, name = '']) => name));
		return Object.fromEntries(
			names.flatMap(name => {
				const url = this.#emojis.get(name);
				return url === undefined ? [] : [[name, url]];
			}),
		);
	}
}

function readPoll({ poll }: entities.Note): NoteInput['poll'] {
	if (!poll) return null;
	return {
		choices: poll.choices.map(choice => choice.text),
		multiple: poll.multiple,
		expiresAt: poll.expiresAt ? Date.parse(poll.expiresAt) : null,
	};
}

/** The address of an avatar itself rather than of its small copy; null where the server has drawn one by itself. */
function pictureOf({ avatarUrl }: entities.UserLite): string | null {
	if (avatarUrl === null) return null;
	const { pathname, searchParams } = new URL(avatarUrl);
	return pathname.startsWith('/identicon/') ? null : (searchParams.get('url') ?? avatarUrl);
}
