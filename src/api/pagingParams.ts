interface Cursor {
	readonly limit: number;
	/** Null or missing for the first page. */
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
 * Paging parameters, added to a list call's own parameters (rules/api#pages-of-lists). With `allowPartial` a timeline
 * returns what it has cached: a page may be short although there is more.
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
