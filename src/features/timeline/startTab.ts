/** Where nothing was chosen, a page beside columns shows what they leave out, in this order. */
const BESIDE_COLUMNS = ['social', 'global', 'home', 'local', 'media'];

interface StartFacts {
	/** The kinds of the columns beside the page; none outside of a deck. */
	readonly beside: readonly string[];
	readonly followsNobody: boolean;
}

/** The tab of the timeline page until one is chosen; null where none is offered. */
export function startTab<T extends string>(offered: readonly T[], { beside, followsNobody }: StartFacts): T | null {
	const first = offered[0] ?? null;
	const find = (wanted: string) => offered.find(tab => tab === wanted);
	if (offered.some(tab => beside.includes(tab))) {
		const missing = BESIDE_COLUMNS.find(kind => !beside.includes(kind) && find(kind));
		return (missing === undefined ? undefined : find(missing)) ?? first;
	}
	return followsNobody ? (find('local') ?? first) : first;
}
