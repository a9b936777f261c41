import { isRecord } from '@/base/isRecord';
import { checkedNote } from '@/domain/plugin/checkedNote';
import { type NoteBatch, type NoteJson, type NoteView, viewOf, withView } from '@/domain/plugin/NoteView';
import type { HandlerResult, NotesAnswer } from './aiscript.protocol';
import type { Value } from './engine/holdings';
import { fromData } from './values/fromData';
import { dataToJson, jsonToData } from './values/json';

interface AskedNote {
	/** Its place among the notes of the batch. */
	readonly index: number;
	readonly view: NoteView;
	readonly note: NoteJson;
	/** With what the plugins before made of it. */
	readonly shown: NoteJson;
}

/** The notes of a batch that a plugin is asked about, without those that a plugin before hides. */
export class AskedNotes {
	/** What the plugin's function is called with. */
	readonly values: readonly Value[];
	readonly #batch: NoteBatch;
	readonly #asked: readonly AskedNote[];

	/** @throws {RangeError} a note is too large */
	constructor(batch: NoteBatch) {
		const notes: unknown = JSON.parse(batch.notes);
		this.#batch = batch;
		this.#asked = batch.views.flatMap((view, index) => {
			const note: unknown = Array.isArray(notes) ? notes[index] : undefined;
			return view && isRecord(note) ? [{ index, view, note, shown: withView(note, view) }] : [];
		});
		this.values = this.#asked.map(({ shown }) => fromData(jsonToData(shown)));
	}

	/** @param results one for each value, in order */
	answer(results: readonly HandlerResult[]): Omit<NotesAnswer, 'computedMs'> {
		const views = [...this.#batch.views];
		this.#asked.forEach((asked, place) => {
			const result = results[place];
			if (result && 'value' in result) views[asked.index] = viewFrom(asked, dataToJson(result.value));
		});
		return { views, errors: results.flatMap(result => ('error' in result ? [result.error] : [])) };
	}
}

function viewFrom({ view, note, shown }: AskedNote, returned: unknown): NoteView | null {
	const checked = checkedNote(shown, returned);
	if (checked === shown) return view;
	return checked && viewOf(note, checked);
}
