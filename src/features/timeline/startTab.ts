/** By default a page beside columns shows the first of these that no column shows. */
const BESIDE_COLUMNS = ['social', 'global', 'home', 'local', 'media'];

interface StartFacts {
	/** The kinds of the columns beside the page; empty outside of a deck. */
	readonly beside: readonly string[];
	readonly followsNobody: boolean;
}

/** The initial tab of the timeline page; null if none is available. */
export function startTab<T extends string>(offered: readonly T[], { beside, followsNobody }: StartFacts): T | null {
	const first = offered[0] ?? null;
	const find = (wanted: string) => offered.find(tab => tab === wanted);
	if (offered.some(tab => beside.includes(tab))) {
		const missing = BESIDE_COLUMNS.find(kind => !beside.includes(kind) && find(kind));
		return (missing === undefined ? undefined : find(missing)) ?? first;
	}
	return followsNobody ? (find('local') ?? first) : first;
}
