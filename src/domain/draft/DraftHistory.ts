import type { KeptDraft } from './DraftTarget';

export type DraftVersion = KeptDraft & { readonly version: string };

/** How many versions are kept. */
const REMEMBERED = 40;

/** The known versions of a draft, and which versions each was made from. */
export class DraftHistory {
	readonly #versions = new Map<string, DraftVersion>();

	has(version: string): boolean {
		return this.#versions.has(version);
	}

	add(draft: DraftVersion): void {
		this.#versions.delete(draft.version);
		this.#versions.set(draft.version, draft);
		const [oldest] = this.#versions.keys();
		if (this.#versions.size > REMEMBERED && oldest !== undefined) this.#versions.delete(oldest);
	}

	/** Whether `later` was made from `earlier`, directly or through other versions. */
	descends(later: string, earlier: string): boolean {
		return this.#ancestors(later).has(earlier);
	}

	/** The latest common ancestor of both; undefined if none is known any more. */
	commonOf(a: string, b: string): DraftVersion | undefined {
		const [ofA, ofB] = [this.#ancestors(a), this.#ancestors(b)];
		return [...this.#versions.values()].findLast(({ version }) => ofA.has(version) && ofB.has(version));
	}

	/** Whether both have exactly one latest common ancestor. Not so after several tabs merged in turns. */
	hasOneCommon(a: string, b: string): boolean {
		const ofB = this.#ancestors(b);
		const common = [...this.#ancestors(a)].filter(version => ofB.has(version));
		const last = this.commonOf(a, b)?.version;
		if (last === undefined) return false;
		const before = this.#ancestors(last);
		return common.every(version => before.has(version));
	}

	/** Includes the version itself. */
	#ancestors(version: string): ReadonlySet<string> {
		const found = new Set<string>();
		const next = [version];
		for (let id = next.pop(); id !== undefined; id = next.pop()) {
			const draft = this.#versions.get(id);
			if (!draft || found.has(id)) continue;
			found.add(id);
			next.push(...(draft.madeOf ?? []));
		}
		return found;
	}
}
