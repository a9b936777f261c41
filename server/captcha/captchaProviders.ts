import type { SettingValues } from '../store/defaultSettings';

/** How an answer is checked with its provider; null if the answer itself tells. */
export interface CaptchaCheck {
	readonly address: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
	/** The field of the provider's JSON that says so. */
	readonly verdict: 'success' | 'valid';
}

export interface CaptchaProvider {
	/** The parameter of sign-up and sign-in. */
	readonly param: string;
	/**
	 * How to check an answer.
	 * @returns null if the provider isn't set up, a boolean if no one has to be asked
	 */
	readonly check: (settings: Readonly<SettingValues>, answer: string) => CaptchaCheck | boolean | null;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const form = (address: string, secret: string, response: string): CaptchaCheck => ({
	address,
	headers: FORM,
	body: String(new URLSearchParams({ secret, response })),
	verdict: 'success',
});

/** What the test captcha answers to a press of its button. */
const TEST_PASSED = 'testcaptcha-passed';

/** The captchas that administrators may turn on. */
export const captchaProviders: readonly CaptchaProvider[] = [
	{
		param: 'hcaptcha-response',
		check: ({ enableHcaptcha, hcaptchaSiteKey, hcaptchaSecretKey }, answer) =>
			enableHcaptcha && hcaptchaSiteKey && hcaptchaSecretKey
				? form('https://hcaptcha.com/siteverify', hcaptchaSecretKey, answer)
				: null,
	},
	{
		param: 'g-recaptcha-response',
		check: ({ enableRecaptcha, recaptchaSiteKey, recaptchaSecretKey }, answer) =>
			enableRecaptcha && recaptchaSiteKey && recaptchaSecretKey
				? form('https://www.recaptcha.net/recaptcha/api/siteverify', recaptchaSecretKey, answer)
				: null,
	},
	{
		param: 'turnstile-response',
		check: ({ enableTurnstile, turnstileSiteKey, turnstileSecretKey }, answer) =>
			enableTurnstile && turnstileSiteKey && turnstileSecretKey
				? form('https://challenges.cloudflare.com/turnstile/v0/siteverify', turnstileSecretKey, answer)
				: null,
	},
	{
		param: 'm-captcha-response',
		check: ({ enableMcaptcha, mcaptchaSiteKey: key, mcaptchaSecretKey: secret, mcaptchaInstanceUrl }, token) =>
			enableMcaptcha && key && secret && mcaptchaInstanceUrl && URL.canParse(mcaptchaInstanceUrl)
				? {
						address: new URL('/api/v1/pow/siteverify', mcaptchaInstanceUrl).href,
						headers: { 'content-type': 'application/json' },
						body: JSON.stringify({ key, secret, token }),
						verdict: 'valid',
					}
				: null,
	},
	{
		param: 'testcaptcha-response',
		check: ({ enableTestcaptcha }, answer) => (enableTestcaptcha ? answer === TEST_PASSED : null),
	},
];
