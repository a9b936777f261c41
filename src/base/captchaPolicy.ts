import type { Captcha, CaptchaProvider } from './captcha';

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

/** What only works in a header: who may frame the page, and that it has no origin of its own in any case. */
const HEADER_ONLY = ["frame-ancestors 'self'", 'sandbox allow-scripts allow-forms allow-popups'];

/**
 * The Content-Security-Policy of `/captcha.html`: its own script, and the one provider that it shows.
 * @param captcha null allows nothing else
 */
export function captchaPolicy(captcha: Captcha | null, { isMeta }: { isMeta: boolean }): string {
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
		...(isMeta ? [] : HEADER_ONLY),
	].join('; ');
}
