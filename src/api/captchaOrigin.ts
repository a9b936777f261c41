import { NetworkError } from './ApiError';

/** Beside the page, and no endpoint of the API. */
const PATH = '/captcha.json';

/**
 * The origin at which this server shows captchas.
 * @param origin of the app, which is never taken for it
 * @returns null if the server names none
 * @throws {NetworkError}
 */
export async function fetchCaptchaOrigin(origin: string, signal: AbortSignal): Promise<string | null> {
	const address = origin + PATH;
	try {
		const response = await fetch(address, { credentials: 'omit', cache: 'no-cache', signal });
		if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
		return readCaptchaOrigin(await response.text(), origin);
	} catch (error) {
		throw new NetworkError(address, error);
	}
}

/** Reads what was answered; servers that know nothing of captchas answer a page. */
export function readCaptchaOrigin(said: string, app: string): string | null {
	try {
		const { origin } = (JSON.parse(said) ?? {}) as { origin?: unknown };
		if (typeof origin !== 'string') return null;
		const url = new URL(origin);
		// With an origin of its own at ours, the page of a captcha could read accounts.
		return /^https?:$/.test(url.protocol) && url.origin !== new URL(app).origin ? url.origin : null;
	} catch {
		return null;
	}
}
