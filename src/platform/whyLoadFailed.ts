import { version } from '@/base/version';

/** `newVersion`: what this page is made of is no longer served. */
export type LoadFailure = 'broken' | 'newVersion' | 'serverDead';

/**
 * Why a part of the app could not be loaded (rules/start#parts-that-cant-be-loaded): the server is silent, it has
 * another version of the client by now (then the texts of this one are gone), or the part itself is broken.
 */
export async function whyLoadFailed(): Promise<LoadFailure> {
	try {
		const response = await fetch(`/assets/locales/en-US.${version}.json`, { method: 'HEAD', cache: 'no-store' });
		if (response.status >= 500) return 'serverDead';
		return response.ok ? 'broken' : 'newVersion';
	} catch {
		return 'serverDead';
	}
}
