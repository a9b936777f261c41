import { type Captcha, type CaptchaProvider, needsOrigin } from './captcha';

/** Where a provider's scripts, frames and calls come from, as the provider documents it. */
interface Sources {
	readonly scripts: readonly string[];
	readonly frames: readonly string[];
	readonly calls: readonly string[];
}

const only = (...sources: string[]): Sources => ({ scripts: sources, frames: sources, calls: sources });
const NONE: Sources = { scripts: [], frames: [], calls: [] };

const SOURCES: Readonly<Record<CaptchaProvider, (captcha: Captcha) => Sources>> = {
	hcaptcha: () => only('https://hcaptcha.com', 'https://*.hcaptcha.com'),
	recaptcha: () => ({
		scripts: ['https://www.recaptcha.net/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
		frames: ['https://www.recaptcha.net/recaptcha/'],
		calls: ['https://www.recaptcha.net/recaptcha/'],
	}),
	turnstile: () => only('https://challenges.cloudflare.com'),
	mcaptcha: ({ instance }) => ({ ...NONE, frames: instance === null ? [] : [instance] }),
	testcaptcha: () => NONE,
};

/** How the page of a captcha is sandboxed, by header and by its frame. */
export const CAPTCHA_SANDBOX = 'allow-scripts allow-forms allow-popups';
/** The same for providers that need storage and messages of their own origin: never at the app's. */
export const CAPTCHA_SANDBOX_WITH_ORIGIN = `${CAPTCHA_SANDBOX} allow-same-origin`;

interface CaptchaPolicyPlace {
	/** For the meta element of the page, where neither the frame's owner nor the sandbox can be named. */
	readonly isMeta: boolean;
	/** The origin of the app that frames the page from another one; null where the page is at the app's own. */
	readonly app: string | null;
}

/** What only works in a header: who may frame the page, and its sandbox, which takes its origin at that of the app. */
const headerOnly = (captcha: Captcha | null, app: string | null): string[] => [
	`frame-ancestors ${app ?? "'self'"}`,
	`sandbox ${captcha !== null && app !== null && needsOrigin(captcha) ? CAPTCHA_SANDBOX_WITH_ORIGIN : CAPTCHA_SANDBOX}`,
];

/**
 * The Content-Security-Policy of `/captcha.html`: its own script, and the one provider that it shows.
 * @param captcha null allows nothing else
 */
export function captchaPolicy(captcha: Captcha | null, { isMeta, app }: CaptchaPolicyPlace): string {
	const { scripts, frames, calls } = captcha === null ? NONE : SOURCES[captcha.provider](captcha);
	const listed = (name: string, sources: readonly string[]) => `${name} ${sources.join(' ') || "'none'"}`;
	return [
		"default-src 'none'",
		listed('script-src', ["'self'", ...scripts]),
		// Widgets style themselves.
		listed('style-src', ["'self'", "'unsafe-inline'", ...scripts]),
		listed('img-src', ['data:', ...scripts]),
		listed('frame-src', frames),
		listed('connect-src', calls),
		"base-uri 'none'",
		"form-action 'none'",
		...(isMeta ? [] : headerOnly(captcha, app)),
	].join('; ');
}
