import { type Captcha, secureOrigin } from '@/base/captcha';
import { webUrl } from '@/base/webUrl';
import type { SignupRules } from '@/domain/server/SignupRules';

type Meta = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const link = (value: unknown): string | null => webUrl(text(value))?.href ?? null;

/** Reads the part of `meta` that is about signing up. */
export function toSignupRules(meta: Meta, host: string): SignupRules {
	return {
		serverName: text(meta.name) || host,
		isByInvitation: meta.disableRegistration === true,
		needsEmail: meta.emailRequiredForSignup === true,
		sendsEmail: meta.enableEmail === true,
		captchas: captchasOf(meta),
		rules: Array.isArray(meta.serverRules) ? meta.serverRules.filter(rule => typeof rule === 'string') : [],
		termsUrl: link(meta.tosUrl),
		privacyUrl: link(meta.privacyPolicyUrl),
	};
}

/** Those that are turned on and set up; servers don't ask for the others. */
function captchasOf(meta: Meta): Captcha[] {
	const keyed = (provider: Captcha['provider'], isOn: unknown, key: unknown): Captcha[] =>
		isOn === true && text(key) !== '' ? [{ provider, siteKey: text(key), instance: null }] : [];
	const instance = secureOrigin(text(meta.mcaptchaInstanceUrl));
	return [
		...keyed('hcaptcha', meta.enableHcaptcha, meta.hcaptchaSiteKey),
		...(instance === null
			? []
			: keyed('mcaptcha', meta.enableMcaptcha, meta.mcaptchaSiteKey).map(each => ({ ...each, instance }))),
		...keyed('recaptcha', meta.enableRecaptcha, meta.recaptchaSiteKey),
		...keyed('turnstile', meta.enableTurnstile, meta.turnstileSiteKey),
		...keyed('testcaptcha', meta.enableTestcaptcha, 'test').map(each => ({ ...each, siteKey: '' })),
	];
}
