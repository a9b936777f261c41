const MINUTE_MS = 60_000;

/** How long an answer is not asked for again (`staleTime`), and how long it is kept while nothing shows it (`gcTime`). */
export const lifetimes = {
	/** It leads to notes or people, which are kept only while they show, or somebody decides by it: always asked for. */
	open: { staleTime: 0, gcTime: 0 },
	/** It may change at any time: what is known shows at once, and is asked for again. */
	changing: { staleTime: 0, gcTime: 5 * MINUTE_MS },
	/** It hardly changes. */
	steady: { staleTime: MINUTE_MS, gcTime: 5 * MINUTE_MS },
	/** What somebody owns few of and changes here: clips, lists, antennas, roles, channels. */
	collection: { staleTime: 30 * MINUTE_MS, gcTime: 30 * MINUTE_MS },
	/** It stays the same as long as it shows, such as suggestions that the reader works through. */
	once: { staleTime: Number.POSITIVE_INFINITY, gcTime: 5 * MINUTE_MS },
} as const;
