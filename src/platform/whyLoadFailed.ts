import { ownBuild } from './ownBuild';

/** `newVersion`: the server no longer has the files of this build. */
export type LoadFailure = 'broken' | 'newVersion' | 'serverDead';

/**
 * Why a part of the app could not be loaded (rules/start#parts-that-cant-be-loaded): the server doesn't respond, it has
 * another build of the client, or only this part is broken.
 */
export async function whyLoadFailed(): Promise<LoadFailure> {
	try {
		const response = await fetch('/', { cache: 'no-store' });
		if (response.status >= 500) return 'serverDead';
		if (response.status === 404) return 'newVersion';
		return (await response.text()).includes(ownBuild()) ? 'broken' : 'newVersion';
	} catch {
		return 'serverDead';
	}
}
