/** What the page of a captcha tells. */
export type CaptchaMessage =
	| { readonly captcha: 'ready' | 'failed' }
	| { readonly captcha: 'answer'; readonly answer: string | null };

/** More than any provider's answer. */
const ANSWER_MAX = 8_192;

/**
 * Reads a message of a captcha's page; null for any other.
 * @param frame the window of the page, which has no origin of its own: its messages come from `null`
 */
export function readCaptchaMessage(
	{ source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
	frame: Window | null,
): CaptchaMessage | null {
	if (frame === null || source !== frame || origin !== 'null') return null;
	const { captcha, answer } = (data ?? {}) as { captcha?: unknown; answer?: unknown };
	if (captcha === 'ready' || captcha === 'failed') return { captcha };
	if (captcha !== 'answer') return null;
	if (answer === null) return { captcha, answer };
	return typeof answer === 'string' && answer.length <= ANSWER_MAX ? { captcha, answer } : null;
}
