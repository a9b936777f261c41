import type { Core } from '../../Core';
import { createNote } from '../../notes/createNote';
import type { NoteInput, WriteOptions } from '../../notes/NoteInput';
import { react } from '../../notes/react';
import { vote } from '../../notes/vote';
import { files } from '../../store/tables/drive';
import { type NoteRow, notes, polls } from '../../store/tables/notes';
import { type UserRow, users } from '../../store/tables/users';
import type { Person } from '../seed/people/Person';
import { keyOf } from '../seed/plan/PlannedNote';
import { reactionsFor } from '../seed/plan/planReactions';
import { everybody } from '../seed/plan/planWorld';
import { TextSource } from '../seed/plan/TextSource';
import type { Random } from '../seed/random';
import { markupNotes } from '../seed/texts/markup';
import { pollTexts } from '../seed/texts/pollTexts';
import { warningNotes } from '../seed/texts/warnings';

/** Newer notes are the ones that users respond to. */
const RECENT = 60;
const POLL_LASTS_MS = 3_600_000;

interface Writer {
	person: Person;
	row: UserRow;
}

type Kind = (writer: Writer) => NoteInput | null;

/** The users of the demo world and their activity: one action per call, through the same services as the API. */
export class LiveWorld {
	readonly #core: Core;
	readonly #random: Random;
	readonly #writers: readonly Writer[];
	#texts: TextSource;
	#recent: string[];

	constructor(core: Core, random: Random) {
		this.#core = core;
		this.#random = random;
		this.#texts = new TextSource(random, Date.now());
		this.#writers = everybody.flatMap(person => {
			// Accounts for signing in don't act by themselves.
			if (['demo', 'friend', 'admin'].includes(keyOf(person))) return [];
			const row =
				person.host === undefined
					? core.db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', person.username)
					: core.db.first(users, 'WHERE t.usernameLower = ? AND t.host = ?', person.username, person.host);
			return row && !row.isSuspended && !row.isDeleted ? [{ person, row }] : [];
		});
		this.#recent = core.db
			.select(
				notes,
				"WHERE t.visibility = 'public' AND t.isPureRenote = 0 AND t.channelId IS NULL ORDER BY t.id DESC LIMIT ?",
				RECENT,
			)
			.map(note => note.id);
	}

	/** Whether the demo users exist: the data folder may have others. */
	get isPopulated(): boolean {
		return this.#writers.some(({ person }) => !person.isBot);
	}

	/** A user posts a note. */
	write(): void {
		const people = this.#writers.filter(({ person }) => !person.isBot);
		const writer = this.#random.weighted(people.map(one => [one, one.person.activity] as const));
		const kind = this.#random.weighted(this.#kinds);
		const input = kind(writer) ?? this.#plain(writer);
		if (!input) return;
		const { host } = writer.row;
		const note = createNote(this.#core, writer.row, input, this.#originOf(host));
		if (note.visibility === 'public' && !note.isPureRenote) this.#recent = [note.id, ...this.#recent].slice(0, RECENT);
	}

	/** A user reacts to a recent note, or to the given one. */
	react(noteId = this.#pickRecent()): void {
		const note = this.#find(noteId);
		if (!note || note.isPureRenote) return;
		const { row } = this.#random.pick(this.#writers.filter(({ person }) => !person.isBot));
		if (row.id === note.userId) return;
		react(this.#core, row, note.id, this.#random.pick(reactionsFor(this.#random, this.#wordsOf(note))));
	}

	/** A user votes in one of the open polls. */
	vote(): void {
		const open = this.#core.db.select(
			polls,
			'WHERE t.expiresAt IS NULL OR t.expiresAt > ? ORDER BY t.noteId DESC LIMIT 12',
			Date.now(),
		);
		if (open.length === 0) return;
		const poll = this.#random.pick(open);
		const { row } = this.#random.pick(this.#writers);
		if (row.id !== poll.userId) vote(this.#core, row, poll.noteId, this.#random.int(0, poll.choices.length - 1));
	}

	/** A user replies to a real user's note. */
	answer(noteId: string): void {
		const note = this.#find(noteId);
		if (!note || note.visibility === 'specified' || note.visibility === 'followers') return;
		const writer = this.#random.pick(this.#writers.filter(({ person }) => !person.isBot));
		createNote(
			this.#core,
			writer.row,
			{
				text: this.#texts.reply(writer.person.languages[0]),
				replyId: note.id,
				visibility: note.visibility,
			},
			this.#originOf(writer.row.host),
		);
	}

	/** Where a new note of a user of this host comes from. */
	#originOf(host: string | null): WriteOptions {
		return host === null ? {} : { uri: `https://${host}/notes/${this.#core.ids.next()}` };
	}

	readonly #kinds: readonly (readonly [Kind, number])[] = [
		[writer => this.#plain(writer), 52],
		[writer => this.#pictures(writer), 16],
		[writer => this.#markup(writer), 9],
		[writer => this.#warning(writer), 5],
		[writer => this.#poll(writer), 2],
		[writer => this.#reply(writer), 10],
		[() => this.#renote(), 4],
		[writer => this.#quote(writer), 2],
	];

	#plain({ person }: Writer): NoteInput | null {
		const text = this.#texts.note(person.languages, person.topics);
		if (text !== null) return { text };
		// All texts were used, so they may be used again.
		this.#texts = new TextSource(this.#random, Date.now());
		const again = this.#texts.note(person.languages, person.topics);
		return again === null ? null : { text: again };
	}

	#pictures(writer: Writer): NoteInput | null {
		const own = this.#core.db.select(
			files,
			"WHERE t.userId = ? AND t.type = 'image/webp' AND t.comment IS NOT NULL ORDER BY t.id DESC LIMIT 40",
			writer.row.id,
		);
		if (own.length === 0) return null;
		const count = this.#random.weighted([
			[1, 6],
			[2, 2],
			[4, 2],
			[3, 1],
			[6, 0.3],
		]);
		return { text: this.#plain(writer)?.text ?? null, fileIds: this.#random.sample(own, count).map(file => file.id) };
	}

	#markup({ person }: Writer): NoteInput | null {
		const fitting = markupNotes.filter(([language]) => person.languages.includes(language));
		if (fitting.length === 0) return null;
		const [language, text] = this.#random.pick(fitting);
		return { text: this.#texts.fill(language, text) };
	}

	#warning({ person }: Writer): NoteInput | null {
		const fitting = warningNotes.filter(([language]) => person.languages.includes(language));
		if (fitting.length === 0) return null;
		const [, cw, text] = this.#random.pick(fitting);
		return { cw, text };
	}

	#poll({ person }: Writer): NoteInput | null {
		const fitting = pollTexts.filter(({ language }) => person.languages.includes(language));
		if (fitting.length === 0) return null;
		const { text, choices, multiple = false } = this.#random.pick(fitting);
		return { text, poll: { choices: [...choices], multiple, expiredAfter: POLL_LASTS_MS } };
	}

	#reply({ person, row }: Writer): NoteInput | null {
		const note = this.#find(this.#pickRecent());
		if (!note || note.userId === row.id) return null;
		return { text: this.#texts.reply(person.languages[0]), replyId: note.id };
	}

	#renote(): NoteInput | null {
		const note = this.#find(this.#pickRecent());
		return note ? { renoteId: note.id } : null;
	}

	#quote({ person }: Writer): NoteInput | null {
		const note = this.#find(this.#pickRecent());
		return note ? { text: this.#texts.quote(person.languages[0]), renoteId: note.id } : null;
	}

	/** Newer ones are more likely. */
	#pickRecent(): string {
		return this.#recent[Math.floor(this.#random.next() ** 2 * this.#recent.length)] ?? '';
	}

	#find(noteId: string): NoteRow | undefined {
		return this.#core.db.byId(notes, noteId);
	}

	#wordsOf(note: NoteRow): { words: string; fileName: string | null } {
		const [first] = note.fileIds;
		const file = first === undefined ? undefined : this.#core.db.byId(files, first);
		return { words: `${note.cw ?? ''} ${note.text ?? ''}`, fileName: file?.name.replace(/\.\w+$/, '') ?? null };
	}
}
