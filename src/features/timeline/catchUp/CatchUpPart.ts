import { noteFeedSource } from '@/blocks/feed/noteFeedSource';
import { movedMark } from '@/domain/catchUp/ReadMark';
import { usedRules } from '@/domain/columnRule/storedRules';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { noteFacts } from '@/stores/columnRules/noteFacts';
import { RuleJudge } from '@/stores/columnRules/RuleJudge';
import { item } from '@/stores/feeds/feedEntries';
import type { ReadMarks } from '@/stores/readMarks/ReadMarks';
import { readMarksOf } from '@/stores/readMarks/readMarksOf';
import { isNeverShown } from '../reading/isNeverShown';
import { type ReadingPlaces, readingMark, readingPlaces } from '../reading/readingPlaces';
import { paramsFor } from '../timelineFeed';
import { type CatchUpEnd, CatchUpReader } from './CatchUpReader';
import type { CatchUpSource } from './CatchUpSource';
import { catchUpLine } from './catchUpLine';

/** How far a digest reaches back where nothing is known of what was read. */
const UNKNOWN_MS = 24 * 3_600_000;

/** One timeline of a digest: its notes, and what was read of them. */
export class CatchUpPart {
	/** Unique among the timelines of a digest. */
	readonly id: string;
	readonly source: CatchUpSource;
	readonly marks: ReadMarks;
	readonly end: CatchUpEnd;
	readonly reader: CatchUpReader;
	readonly #places: ReadingPlaces;
	readonly #judge: RuleJudge | null;
	/** Whether what was read could be loaded, so that it begins at the mark. */
	readonly #hasMark: boolean;

	/**
	 * What was read must have been asked for.
	 * @param now milliseconds since the epoch
	 */
	constructor(source: CatchUpSource, now: number) {
		const { session, api, column } = source;
		this.#places = readingPlaces(column);
		this.id = `${session.key} ${this.#places.own}`;
		this.source = source;
		this.marks = readMarksOf(session);
		this.#hasMark = this.marks.isLoaded;
		this.end = readingMark(this.marks, this.#places) ?? { id: null, at: now - UNKNOWN_MS };
		this.#judge = judgeOf(source);
		const pages = noteFeedSource(session, api.endpoint, paramsFor(session, api.params(column)));
		const prepare = async (ids: readonly string[]) => {
			await Promise.all([pages.prepare?.(ids), this.#judge?.judge(ids)]);
		};
		this.reader = new CatchUpReader(
			{
				...pages,
				prepare,
				retain: ids => session.entities.retain(ids),
				release: ids => session.entities.release(ids),
			},
			this.end,
			{ timeOf: id => session.entities.note(id)?.createdAt, isRead: id => this.isRead(id) },
		);
	}

	isRead(noteId: string): boolean {
		return this.marks.isRead(this.shownId(noteId));
	}

	/** Whether a rule of the column hides it. */
	isHidden(noteId: string): boolean {
		return this.#judge?.verdictOf(noteId)?.isHidden === true;
	}

	/** The id of the note whose content is shown. */
	shownId(noteId: string): string {
		const note = this.source.session.entities.note(noteId);
		return note ? shownNoteId(note) : noteId;
	}

	/** Moves the mark of the timeline, if all notes after it are known, up to the first that was not read. */
	settle(): void {
		const { session, column } = this.source;
		const { status, ids } = this.reader.state.getState();
		if (status !== 'whole' || !this.#hasMark) return;
		const before = readingMark(this.marks, this.#places);
		const notes = ids.map(id => ({ id, at: session.entities.note(id)?.createdAt ?? this.end.at }));
		const mark = movedMark(
			before,
			notes,
			({ id }) => this.isRead(id) || this.isHidden(id) || isNeverShown(session, column, id) || !this.#hasLine(id),
		);
		if (mark && mark !== before) this.marks.move(this.#places.own, mark);
	}

	/** Whether the digest shows it: no renote of a note that isn't there. */
	#hasLine(noteId: string): boolean {
		return catchUpLine(this.source.session, item(noteId), 0) !== null;
	}

	/** Has the next digest begin after the newest note of this one, whatever was read. */
	skip(): void {
		const { session } = this.source;
		const [id] = this.reader.state.getState().ids;
		const at = session.entities.note(id ?? '')?.createdAt;
		if (id !== undefined && at !== undefined) this.marks.move(this.#places.own, { id, at });
	}
}

/** Applies the rules of the column to notes that it doesn't have; null without rules. */
function judgeOf({ session, column }: CatchUpSource): RuleJudge | null {
	const rules = usedRules(column.rules);
	if (rules.length === 0) return null;
	return new RuleJudge({
		rules,
		factsOf: id => noteFacts(session, id),
		loadMatcher: async () => (await import('@workers/columnRule/columnRule.client')).columnRuleClient,
		// The column itself says it.
		switchedOff() {},
	});
}
