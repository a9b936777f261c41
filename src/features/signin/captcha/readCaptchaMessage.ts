/** What the page of a captcha tells. */
export type CaptchaMessage =
	| { readonly captcha: 'ready' | 'failed' }
	| { readonly captcha: 'answer'; readonly answer: string | null };

/** More than any provider's answer. */
const ANSWER_MAX = 8_192;

interface CaptchaSender {
	/** The window of the page; null if there is none. */
	readonly frame: Window | null;
	/** The page's origin; null if it has none of its own: its messages come from `null` then. */
	readonly origin: string | null;
}

/** Reads a message of a captcha's page; null for any other. */
export function readCaptchaMessage(
	{ source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
	{ frame, origin: expected }: CaptchaSender,
): CaptchaMessage | null {
	if (frame === null || source !== frame || origin !== (expected ?? 'null')) return null;
	const { captcha, answer } = (data ?? {}) as { captcha?: unknown; answer?: unknown };
	if (captcha === 'ready' || captcha === 'failed') return { captcha };
	if (captcha !== 'answer') return null;
	if (answer === null) return { captcha, answer };
	return typeof answer === 'string' && answer.length <= ANSWER_MAX ? { captcha, answer } : null;
}
