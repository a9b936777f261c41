interface Cursor {
	readonly limit: number;
	/** Null or absent: from the top. */
	readonly untilId?: string | null | undefined;
	readonly sinceId?: string | null | undefined;
	readonly offset?: number;
}

export interface Paging {
	readonly limit: number;
	readonly allowPartial: true;
	readonly untilId?: string;
	readonly sinceId?: string;
	readonly offset?: number;
}

/**
 * What every call for a page of a list carries beside its own parameters (rules/api#pages-of-lists). With
 * `allowPartial` a timeline answers with what it has at hand: a page may be short although more follows.
 */
export function pagingParams({ limit, untilId, sinceId, offset }: Cursor): Paging {
	return {
		limit,
		allowPartial: true,
		...(untilId == null ? {} : { untilId }),
		...(sinceId == null ? {} : { sinceId }),
		...(offset === undefined ? {} : { offset }),
	};
}
