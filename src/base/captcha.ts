export const CAPTCHA_PROVIDERS = ['hcaptcha', 'recaptcha', 'turnstile', 'mcaptcha', 'testcaptcha'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** A captcha that a server asks for. */
export interface Captcha {
	readonly provider: CaptchaProvider;
	/** By which the provider knows the server; empty for the test captcha. */
	readonly siteKey: string;
	/** The origin of an mCaptcha server; null for all others. */
	readonly instance: string | null;
}

/** Whether it only works in a page with an origin, which then must not be the app's. */
export const needsOrigin = ({ provider }: Captcha): boolean => provider !== 'testcaptcha';

/** Reads the query of `/captcha.html`; null if it names no captcha. */
export function readCaptcha(query: URLSearchParams): Captcha | null {
	const provider = CAPTCHA_PROVIDERS.find(each => each === query.get('provider'));
	if (provider === undefined) return null;
	const siteKey = query.get('siteKey') ?? '';
	if (provider !== 'mcaptcha') return { provider, siteKey, instance: null };
	const instance = secureOrigin(query.get('instance') ?? '');
	return instance === null ? null : { provider, siteKey, instance };
}

/** The origin of an https address; null for anything else. */
export function secureOrigin(address: string): string | null {
	if (!URL.canParse(address)) return null;
	const url = new URL(address);
	return url.protocol === 'https:' ? url.origin : null;
}
