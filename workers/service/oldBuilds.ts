import { buildLock } from './service.protocol';

const PREFIX = 'build:';

/** The cache of a build's files. */
export const cacheOf = (build: string): string => PREFIX + build;

/**
 * The caches of builds that no tab needs any more: neither the worker's own, nor those of open pages.
 * @param names of all caches
 * @param locks that pages hold
 */
export function oldBuilds(names: readonly string[], current: string, locks: readonly string[]): string[] {
	return names.filter(name => {
		if (!name.startsWith(PREFIX)) return false;
		const build = name.slice(PREFIX.length);
		return build !== current && !locks.includes(buildLock(build));
	});
}
