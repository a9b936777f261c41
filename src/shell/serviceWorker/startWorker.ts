import { buildLock, type PageMessage } from '@workers/service/service.protocol';
import { currentLanguage } from '@/i18n/text';
import { ownBuild } from '@/platform/builds';
import type { Session } from '@/stores/session/Session';
import { watchBuilds } from './watchBuilds';

const WORKER = '/sw.js';

/**
 * Registers the service worker, and offers to load the page anew once the server has another build
 * (rules/start#new-builds). In development there is no worker, as files change under their names.
 */
export async function startWorker(session: Session): Promise<void> {
	const build = ownBuild();
	if (build === '') return;
	holdBuild(build);
	watchBuilds(session);
	// Missing on insecure pages.
	const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
	if (!workers) return;
	try {
		await workers.register(WORKER, { scope: '/' });
		const { active } = await workers.ready;
		active?.postMessage({ type: 'initialize', lang: currentLanguage() } satisfies PageMessage);
	} catch (error) {
		console.warn('The service worker could not be registered.', error);
	}
}

/** As long as this page is open, the worker keeps the files of its build. */
function holdBuild(build: string): void {
	const locks: LockManager | undefined = navigator.locks;
	locks?.request(buildLock(build), { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}
