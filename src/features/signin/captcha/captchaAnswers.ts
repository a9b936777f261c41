import { CAPTCHA_PROVIDERS, type Captcha, type CaptchaProvider } from '@/base/captcha';

/** The answers so far. */
export type CaptchaAnswers = { readonly [P in CaptchaProvider]?: string | undefined };

/** The parameters by which servers take the answers. */
const PARAMS = {
	hcaptcha: 'hcaptcha-response',
	recaptcha: 'g-recaptcha-response',
	turnstile: 'turnstile-response',
	mcaptcha: 'm-captcha-response',
	testcaptcha: 'testcaptcha-response',
} as const satisfies Record<CaptchaProvider, `${string}-response`>;

export const areAnswered = (captchas: readonly Captcha[], answers: CaptchaAnswers): boolean =>
	captchas.every(({ provider }) => answers[provider]);

/** The answers as parameters of a call. */
export const captchaParams = (answers: CaptchaAnswers): Record<`${string}-response`, string> =>
	Object.fromEntries(
		CAPTCHA_PROVIDERS.flatMap(provider => (answers[provider] ? [[PARAMS[provider], answers[provider]]] : [])),
	);
