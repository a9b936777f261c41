import type { Core } from '../Core';
import { type CaptchaPlace, captchaPlace } from './captchaPlace';

/** Where this home server shows captchas. Its origin is known once it listens. */
export const captchaPlaceOf = ({ urls, options }: Core): CaptchaPlace | null =>
	captchaPlace(urls.origin, options.captchaOrigin);
