import type { KeptDraft } from './DraftTarget';

export type DraftVersion = KeptDraft & { readonly version: string };

/** How many versions are remembered. */
const REMEMBERED = 40;

/** The versions of a draft that are known here, and which of them were made of which. */
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

	/** Whether `later` was made of `earlier`, by whatever steps. */
	descends(later: string, earlier: string): boolean {
		return this.#ancestors(later).has(earlier);
	}

	/** The last version of which both were made; undefined where none is known any more. */
	commonOf(a: string, b: string): DraftVersion | undefined {
		const [ofA, ofB] = [this.#ancestors(a), this.#ancestors(b)];
		return [...this.#versions.values()].findLast(({ version }) => ofA.has(version) && ofB.has(version));
	}

	/** Whether all that both were made of went into one version: not so where several tabs have merged in turns. */
	hasOneCommon(a: string, b: string): boolean {
		const ofB = this.#ancestors(b);
		const common = [...this.#ancestors(a)].filter(version => ofB.has(version));
		const last = this.commonOf(a, b)?.version;
		if (last === undefined) return false;
		const before = this.#ancestors(last);
		return common.every(version => before.has(version));
	}

	/** With itself. */
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
