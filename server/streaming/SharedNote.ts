import type { Core } from '../Core';
import { NoteSurroundings } from '../pack/NoteSurroundings';
import { type Marks, type NoteViewer, readMarks, viewerFrom } from '../pack/NoteViewer';
import { packFor } from '../pack/packNote';
import type { NoteRow } from '../store/tables/notes';
import type { Reader } from './timelineRules';

/** The version of a note for all readers who may see the same. */
interface Version {
	/** As JSON; null if its author was deleted. */
	readonly text: string | null;
	/** Complete frames by channel id. Clients number channels alike, so most frames serve many streams. */
	readonly frames: Map<string, Buffer>;
}

/** A note being sent to open streams: read once, and packed once for all readers who may see the same. */
export class SharedNote {
	readonly #core: Core;
	readonly #note: NoteRow;
	readonly #around: NoteSurroundings;
	readonly #marks: ReadonlyMap<string, Marks>;
	readonly #versions = new Map<string, Version>();
	/** Cached, as a reader is asked for once per channel. */
	readonly #byReader = new Map<Reader, Version>();

	/** @param readerIds all users with an open stream */
	constructor(core: Core, note: NoteRow, readerIds: readonly string[]) {
		this.#core = core;
		this.#note = note;
		this.#around = new NoteSurroundings(core, [note]);
		this.#marks = readMarks(core, this.#around, readerIds);
	}

	/** The frame with the note for a channel of the reader's stream. */
	frame(reader: Reader, channelId: string): Buffer | null {
		const { text, frames } = this.#versionFor(reader);
		if (text === null) return null;
		const known = frames.get(channelId);
		if (known) return known;
		const made = Buffer.from(
			`{"type":"channel","body":{"id":${JSON.stringify(channelId)},"type":"note","body":${text}}}`,
		);
		frames.set(channelId, made);
		return made;
	}

	#versionFor(reader: Reader): Version {
		const known = this.#byReader.get(reader);
		if (known) return known;
		const made = this.#makeFor(reader);
		this.#byReader.set(reader, made);
		return made;
	}

	#makeFor({ id, relations }: Reader): Version {
		const viewer = viewerFrom(
			{ id, follows: userId => relations.following.has(userId) },
			this.#around,
			id === null ? undefined : this.#marks.get(id),
		);
		const key = this.#keyOf(viewer);
		const known = this.#versions.get(key);
		if (known) return known;
		const packed = packFor(this.#core, this.#note, this.#around, viewer);
		const made = { text: packed && JSON.stringify(packed), frames: new Map<string, Buffer>() };
		this.#versions.set(key, made);
		return made;
	}

	/** Equal for viewers with the same version: visibility, reactions and votes. */
	#keyOf({ isVisible, reactions, votes }: NoteViewer): string {
		const seen = [...this.#around.notes.values()].map(note => (isVisible(note) ? '1' : '0')).join('');
		if (reactions.size === 0 && votes.size === 0) return seen;
		const choices = [...votes].map(([noteId, chosen]) => [noteId, [...chosen]]);
		return seen + JSON.stringify([[...reactions], choices]);
	}
}
