import { fetchCaptchaOrigin } from '@/api/captchaOrigin';
import { defineThing } from '@/stores/queries/Query';
import { homeOrigin } from '@/stores/session/sessions';

/** The origin at which the server of this page shows captchas; null if it has none. */
export const captchaOriginQuery = defineThing({
	name: 'captchaOrigin',
	lifetime: 'steady',
	fetch: (_session, _of: null, signal) => fetchCaptchaOrigin(homeOrigin(), signal),
});
