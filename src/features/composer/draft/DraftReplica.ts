import { randomId } from '@/base/randomId';
import type { Draft } from '@/domain/draft/Draft';
import { DraftHistory, type DraftVersion } from '@/domain/draft/DraftHistory';
import { FIRST_VERSION, type KeptDraft } from '@/domain/draft/DraftTarget';
import { isSameDraft, type MergedDraft, mergeDraft } from '@/domain/draft/mergeDraft';
import { SharedText } from '@/domain/draft/SharedText';

export interface HeardDraft {
	/** What holds what both wrote: it is to be kept at once. */
	readonly merged?: DraftVersion | undefined;
	/** What could not be merged, under the name of its version: it belongs into the list of drafts. */
	readonly lost?: { readonly id: string; readonly draft: Draft };
	/** Another composer merges both; where it does not answer, `mergeWaiting` does. */
	readonly isWaiting?: boolean;
}

/**
 * One composer's copy of a draft that others may write too, in this tab or another. What it hears from them is merged with
 * what is typed here: texts letter by letter, the rest by what both began with. Of any two that wrote at the same time only one merges, and the other follows: otherwise both would
 * merge each other's merges for ever.
 */
export class DraftReplica {
	latest: Draft;
	/** The version that `latest` was made of. */
	#head: DraftVersion;
	#waiting: DraftVersion[] = [];
	#text: SharedText;
	#cw: SharedText;
	#count = 0;
	readonly #id: string;
	readonly #history = new DraftHistory();

	/**
	 * @param kept what was kept, or a draft to begin with
	 * @param id unique on this device; the greater one merges
	 */
	constructor(kept: KeptDraft, id = randomId()) {
		this.#id = id;
		this.latest = kept;
		this.#head = named(kept);
		this.#history.add(this.#head);
		[this.#text, this.#cw] = lettersOf(this.#head);
	}

	/** @returns the draft as a version of its own, to be kept */
	version(madeOf: readonly string[] = [this.#head.version]): DraftVersion {
		const { target: _, letters: __, ...latest } = this.latest as KeptDraft;
		this.#readTyped();
		const letters = { text: this.#text.runs, cw: this.#cw.runs };
		this.latest = { ...latest, updatedAt: Date.now() };
		this.#head = { ...this.latest, version: `${this.#id}.${++this.#count}`, madeOf, letters };
		this.#history.add(this.#head);
		return this.#head;
	}

	/** Begins anew. */
	reset(next: Draft): void {
		this.latest = next;
		this.#head = { ...next, version: FIRST_VERSION };
		this.#history.add(this.#head);
		this.#waiting = [];
		[this.#text, this.#cw] = lettersOf(this.#head);
	}

	/** Takes in letters; where one version alone is shown, those of the other one leave. */
	#joined(theirs: DraftVersion, { draft: merged, lost }: MergedDraft): Pick<Draft, 'text' | 'cw'> {
		this.#readTyped();
		const others = lettersOf(theirs);
		for (const [at, own] of [this.#text, this.#cw].entries()) {
			const other = others[at];
			const left = lost === 'mine' ? other?.shown : own.shown;
			own.join(other?.runs ?? []);
			if (!lost || !left) continue;
			own.reduce(left);
			// What the other one had taken out of it is there again, under the same name whoever does this.
			own.write(at === 0 ? merged.text : merged.cw, [this.#head.version, theirs.version].sort().join('+'));
		}
		return { text: this.#text.text, cw: this.#cw.text };
	}

	/** What was typed since becomes letters of this composer. */
	#readTyped(): void {
		this.#text.write(this.latest.text, this.#id);
		this.#cw.write(this.latest.cw, this.#id);
	}

	/** Another composer has kept a version. */
	hear(heard: KeptDraft): HeardDraft {
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

	/** Merges what another composer should have merged. */
	mergeWaiting(): HeardDraft[] {
		return this.#waiting.splice(0).map(theirs => this.#take(theirs, false));
	}

	#take(theirs: DraftVersion, isNext: boolean): HeardDraft {
		const mine = this.latest;
		const head = this.#head;
		const base = isNext ? head : (this.#history.commonOf(head.version, theirs.version) ?? head);
		const merged = mergeDraft(base, mine, theirs);
		const isOneBranch = isNext || this.#history.hasOneCommon(head.version, theirs.version);
		// Where several have merged in turns it is no sign that they disagree.
		const lost = isOneBranch || !theirs.letters ? merged.lost : null;
		const joined = theirs.letters && this.#joined(theirs, { ...merged, lost });
		const draft = joined && !lost ? { ...merged.draft, ...joined } : merged.draft;
		const hasTyped = !isSameDraft(mine, head);
		this.latest = { ...draft, updatedAt: theirs.updatedAt };
		return {
			// Letters of the other one were taken out: whoever has these has to hear of it.
			merged: lost && theirs.letters ? this.#merge(theirs, isNext) : this.#settle(theirs, isNext, draft, mine),
			...(lost && {
				lost:
					lost === 'mine'
						? { id: hasTyped ? randomId() : head.version, draft: mine }
						: { id: theirs.version, draft: theirs },
			}),
		};
	}

	/** @returns what is to be kept, so that the device has what is shown; undefined: it is what the other one has kept */
	#settle(theirs: DraftVersion, isNext: boolean, draft: Draft, mine: Draft): DraftVersion | undefined {
		const head = this.#head;
		if (isSameDraft(draft, theirs)) {
			this.#head = theirs;
			return isNext ? undefined : theirs;
		}
		// What the other one has is here already, and it is about to hear that.
		if (theirs.letters && !isNext && isSameDraft(draft, mine) && isSameDraft(mine, head)) return head;
		return this.#merge(theirs, isNext);
	}

	#merge(theirs: DraftVersion, isNext: boolean): DraftVersion {
		return this.version(isNext ? [theirs.version] : [this.#head.version, theirs.version]);
	}
}

/** Of text and warning; the same in all copies of a version. */
function lettersOf({ text, cw, letters, version }: DraftVersion): [SharedText, SharedText] {
	// What a form begins with has no writer: equal texts have the same letters.
	const by = (what: string) => (version === FIRST_VERSION ? `${version}:${what}` : version);
	return [SharedText.of(text, letters?.text, by(text)), SharedText.of(cw, letters?.cw, by(cw))];
}

/** Clients of before gave their drafts no name. */
const named = (draft: KeptDraft): DraftVersion => ({ ...draft, version: draft.version ?? FIRST_VERSION });

const writerOf = (version: string): string => version.split('.')[0] ?? '';
