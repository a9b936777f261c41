import { randomId } from '@/base/randomId';
import type { Draft } from '@/domain/draft/Draft';
import { DraftHistory, type DraftVersion } from '@/domain/draft/DraftHistory';
import { FIRST_VERSION, type KeptDraft } from '@/domain/draft/DraftTarget';
import { isSameDraft, type MergedDraft, mergeDraft } from '@/domain/draft/mergeDraft';
import { SharedText } from '@/domain/draft/SharedText';

export interface ReceivedDraft {
	/** A version with both sides' changes, to be stored at once. */
	readonly merged?: DraftVersion | undefined;
	/** The version that could not be merged, with its name: it belongs in the list of drafts. */
	readonly lost?: { readonly id: string; readonly draft: Draft };
	/** Set if the other composer should merge both; if it doesn't, `mergeWaiting` does. */
	readonly isWaiting?: boolean;
}

/**
 * One composer's copy of a draft that other composers may edit too, in this tab or another. Their versions are merged
 * with what is typed here: texts letter by letter, other fields by the version that both started from. Of any two that
 * edit at the same time only one merges and the other follows; otherwise both would go on merging each other's merges.
 */
export class DraftReplica {
	latest: Draft;
	/** The version that `latest` is based on. */
	#head: DraftVersion;
	#waiting: DraftVersion[] = [];
	#text: SharedText;
	#cw: SharedText;
	#count = 0;
	readonly #id: string;
	readonly #history = new DraftHistory();

	/**
	 * @param kept the stored draft, or a new one
	 * @param id unique on this device; of two composers the one with the greater id merges
	 */
	constructor(kept: KeptDraft, id = randomId()) {
		this.#id = id;
		this.latest = kept;
		this.#head = named(kept);
		this.#history.add(this.#head);
		[this.#text, this.#cw] = lettersOf(this.#head);
	}

	/** @returns the draft as a new version, to be stored */
	version(madeOf: readonly string[] = [this.#head.version]): DraftVersion {
		const { target: _, letters: __, ...latest } = this.latest as KeptDraft;
		this.#readTyped();
		const letters = { text: this.#text.runs, cw: this.#cw.runs };
		this.latest = { ...latest, updatedAt: Date.now() };
		this.#head = { ...this.latest, version: `${this.#id}.${++this.#count}`, madeOf, letters };
		this.#history.add(this.#head);
		return this.#head;
	}

	/** Starts over with another draft. */
	reset(next: KeptDraft): void {
		this.latest = next;
		this.#head = named(next);
		this.#history.add(this.#head);
		this.#waiting = [];
		[this.#text, this.#cw] = lettersOf(this.#head);
	}

	/** Merges letters; if only one of two versions is shown, deletes those of the other. */
	#joined(theirs: DraftVersion, { draft: merged, lost }: MergedDraft): Pick<Draft, 'text' | 'cw'> {
		this.#readTyped();
		const others = lettersOf(theirs);
		for (const [at, own] of [this.#text, this.#cw].entries()) {
			const other = others[at];
			const left = lost === 'mine' ? other?.shown : own.shown;
			own.join(other?.runs ?? []);
			if (!lost || !left) continue;
			own.reduce(left);
			// Restores what the other version had deleted, under a writer's name that is the same for whoever does
			// this.
			own.write(at === 0 ? merged.text : merged.cw, [this.#head.version, theirs.version].sort().join('+'));
		}
		return { text: this.#text.text, cw: this.#cw.text };
	}

	/** Turns what was typed since into letters of this composer. */
	#readTyped(): void {
		this.#text.write(this.latest.text, this.#id);
		this.#cw.write(this.latest.cw, this.#id);
	}

	/** Call when another composer has stored a version. */
	receive(heard: KeptDraft): ReceivedDraft {
		const theirs = { ...heard, version: heard.version ?? randomId() };
		if (this.#history.has(theirs.version)) return {};
		this.#history.add(theirs);
		const isNext = this.#history.descends(theirs.version, this.#head.version);
		if (isNext) {
			this.#waiting = this.#waiting.filter(({ version }) => !this.#history.descends(theirs.version, version));
			return this.#take(theirs, true);
		}
		if (writerOf(theirs.version) < this.#id) return this.#take(theirs, false);
		this.#waiting.push(theirs);
		return { isWaiting: true };
	}

	get isWaiting(): boolean {
		return this.#waiting.length > 0;
	}

	/** Merges versions that another composer should have merged. */
	mergeWaiting(): ReceivedDraft[] {
		return this.#waiting.splice(0).map(theirs => this.#take(theirs, false));
	}

	#take(theirs: DraftVersion, isNext: boolean): ReceivedDraft {
		const mine = this.latest;
		const head = this.#head;
		const base = isNext ? head : (this.#history.commonOf(head.version, theirs.version) ?? head);
		const merged = mergeDraft(base, mine, theirs);
		const isOneBranch = isNext || this.#history.hasOneCommon(head.version, theirs.version);
		// After several composers merged in turns, a difference doesn't mean that they disagree.
		const lost = isOneBranch || !theirs.letters ? merged.lost : null;
		const joined = theirs.letters && this.#joined(theirs, { ...merged, lost });
		const draft = joined && !lost ? { ...merged.draft, ...joined } : merged.draft;
		const hasTyped = !isSameDraft(mine, head);
		this.latest = { ...draft, updatedAt: theirs.updatedAt };
		return {
			// Letters of the other version were deleted, so composers that have them must be told.
			merged: lost && theirs.letters ? this.#merge(theirs, isNext) : this.#settle(theirs, isNext, draft, mine),
			...(lost && {
				lost:
					lost === 'mine'
						? { id: hasTyped ? randomId() : head.version, draft: mine }
						: { id: theirs.version, draft: theirs },
			}),
		};
	}

	/**
	 * @returns the version to store, so that the device has what is shown; undefined if the other composer has stored
	 * the same
	 */
	#settle(theirs: DraftVersion, isNext: boolean, draft: Draft, mine: Draft): DraftVersion | undefined {
		const head = this.#head;
		if (isSameDraft(draft, theirs)) {
			this.#head = theirs;
			return isNext ? undefined : theirs;
		}
		// All of the other version is included here, and the other composer will receive this one.
		if (theirs.letters && !isNext && isSameDraft(draft, mine) && isSameDraft(mine, head)) return head;
		return this.#merge(theirs, isNext);
	}

	#merge(theirs: DraftVersion, isNext: boolean): DraftVersion {
		return this.version(isNext ? [theirs.version] : [this.#head.version, theirs.version]);
	}
}

/** The letters of text and content warning; the same in all copies of a version. */
function lettersOf({ text, cw, letters, version }: DraftVersion): [SharedText, SharedText] {
	// The initial text of a form has no writer: equal texts get the same letters.
	const by = (what: string) => (version === FIRST_VERSION ? `${version}:${what}` : version);
	return [SharedText.of(text, letters?.text, by(text)), SharedText.of(cw, letters?.cw, by(cw))];
}

/** Drafts of older clients have no version name. */
const named = (draft: KeptDraft): DraftVersion => ({ ...draft, version: draft.version ?? FIRST_VERSION });

const writerOf = (version: string): string => version.split('.')[0] ?? '';
