const MINUTE_MS = 60_000;

/** How long a response counts as fresh (`staleTime`), and how long it is kept unused (`gcTime`). */
export const lifetimes = {
	/**
	 * Contains ids of notes or people, which are only stored while visible, or is needed for a decision: always
	 * fetched.
	 */
	open: { staleTime: 0, gcTime: 0 },
	/** May change at any time: the cached response is shown at once and fetched again. */
	changing: { staleTime: 0, gcTime: 5 * MINUTE_MS },
	/** Rarely changes. */
	steady: { staleTime: MINUTE_MS, gcTime: 5 * MINUTE_MS },
	/** The user's own clips, lists, antennas, roles and channels: few, and mostly changed on this device. */
	collection: { staleTime: 30 * MINUTE_MS, gcTime: 30 * MINUTE_MS },
	/** Stays the same while it is visible, such as suggestions that the user works through. */
	once: { staleTime: Number.POSITIVE_INFINITY, gcTime: 5 * MINUTE_MS },
} as const;
