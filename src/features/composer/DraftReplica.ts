import { randomId } from '@/base/randomId';
import type { Draft } from '@/domain/Draft';
import { DraftHistory, type DraftVersion } from '@/domain/DraftHistory';
import { FIRST_VERSION, type KeptDraft } from '@/domain/DraftTarget';
import { isSameDraft, mergeDraft } from '@/domain/mergeDraft';

export interface HeardDraft {
	/** A version that holds what both wrote: it is to be kept at once. */
	readonly merged?: DraftVersion;
	/** What could not be merged, under the name of its version: it belongs into the list of drafts. */
	readonly lost?: { readonly id: string; readonly draft: Draft };
	/** Another composer merges both; where it does not answer, `mergeWaiting` does. */
	readonly isWaiting?: boolean;
}

/**
 * One composer's copy of a draft that others may write too, in this tab or another. What it hears from them is merged with
 * what is typed here. Of any two that wrote at the same time only one merges, and the other follows: otherwise both would
 * merge each other's merges for ever.
 */
export class DraftReplica {
	latest: Draft;
	/** The version that `latest` was made of. */
	#head: DraftVersion;
	#waiting: DraftVersion[] = [];
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
	}

	/** @returns the draft as a version of its own, to be kept */
	version(madeOf: readonly string[] = [this.#head.version]): DraftVersion {
		const { target: _, ...latest } = this.latest as KeptDraft;
		this.#head = { ...latest, updatedAt: Date.now(), version: `${this.#id}.${++this.#count}`, madeOf };
		this.latest = this.#head;
		this.#history.add(this.#head);
		return this.#head;
	}

	/** Begins anew. */
	reset(next: Draft): void {
		this.latest = next;
		this.#head = { ...next, version: FIRST_VERSION };
		this.#history.add(this.#head);
		this.#waiting = [];
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

	/** Merges what another composer should have merged. */
	mergeWaiting(): HeardDraft[] {
		return this.#waiting.splice(0).map(theirs => this.#take(theirs, false));
	}

	#take(theirs: DraftVersion, isNext: boolean): HeardDraft {
		const mine = this.latest;
		const head = this.#head;
		const base = isNext ? head : (this.#history.commonOf(head.version, theirs.version) ?? head);
		const { draft, lost } = mergeDraft(base, mine, theirs);
		const mineId = isSameDraft(mine, head) ? head.version : randomId();
		this.latest = { ...draft, updatedAt: theirs.updatedAt };
		if (isNext) this.#head = theirs;
		const isTheirs = isNext && isSameDraft(draft, theirs);
		return {
			...(isTheirs ? {} : { merged: this.version(isNext ? [theirs.version] : [head.version, theirs.version]) }),
			...(lost && { lost: lost === 'mine' ? { id: mineId, draft: mine } : { id: theirs.version, draft: theirs } }),
		};
	}
}

/** Clients of before gave their drafts no name. */
const named = (draft: KeptDraft): DraftVersion => ({ ...draft, version: draft.version ?? FIRST_VERSION });

const writerOf = (version: string): string => version.split('.')[0] ?? '';
