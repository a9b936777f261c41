import { buildLock } from '@workers/service/service.protocol';
import { ownBuild } from '@/platform/ownBuild';

/**
 * As long as this page is open, the service worker keeps the files of its build. Held from the first moment: the worker of
 * another build may take over while the page starts.
 */
export function holdBuild(): void {
	// Missing on insecure pages.
	const locks: LockManager | undefined = navigator.locks;
	const build = ownBuild();
	if (build !== '') locks?.request(buildLock(build), { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}
