import { otherLoopbackOrigin } from '@/base/otherLoopbackOrigin';

/** The origin beside the client's own at which captchas are shown (rules/accounts#captchas). */
export interface CaptchaPlace {
	readonly origin: string;
	/** `host:port` as requests name it. */
	readonly host: string;
	/** Named by `--captcha-origin`, and so for captchas alone; otherwise it is another name of this machine. */
	readonly isNamed: boolean;
}

/**
 * Where captchas are shown; null where there is no origin for them.
 * @param origin of the client's pages
 * @param named the option
 */
export function captchaPlace(origin: string, named?: string): CaptchaPlace | null {
	const place = named ?? otherLoopbackOrigin(origin);
	if (place === null) return null;
	const { host } = new URL(place);
	return host === new URL(origin).host ? null : { origin: place, host, isNamed: named !== undefined };
}
