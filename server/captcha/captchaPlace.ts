import { otherLoopbackOrigin } from '@/base/otherLoopbackOrigin';

/** The origin beside the client's own at which captchas are shown (rules/accounts#captchas). */
export interface CaptchaPlace {
	readonly origin: string;
	/** Named by `--captcha-origin`, and so for captchas alone; otherwise it is another name of this machine. */
	readonly isNamed: boolean;
}

/**
 * Where captchas are shown; null where there is no origin for them.
 * @param origin of the client's pages
 * @param named the option
 */
export function captchaPlace(origin: string, named?: string): CaptchaPlace | null {
	if (named !== undefined)
		return new URL(named).host === new URL(origin).host ? null : { origin: named, isNamed: true };
	const other = otherLoopbackOrigin(origin);
	return other === null ? null : { origin: other, isNamed: false };
}
