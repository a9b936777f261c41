let isLoaded = false;

/**
 * Whether the cache of responses is there: no start loads it and its library. Without it nothing cached has to be
 * changed, and what a start needs is asked without it.
 */
export const isCacheLoaded = (): boolean => isLoaded;

/** Called by the cache. */
export function cacheLoaded(): void {
	isLoaded = true;
}
