import { generate } from 'lean-qr';
import { toSvgDataURL } from 'lean-qr/extras/svg';
import {
	confirmIdentity,
	IDENTITY_LIMIT,
	identityErrors,
	identityParams,
} from '../../../auth/secondFactor/confirmIdentity';
import { totpAddress } from '../../../auth/secondFactor/oneTimeCodes';
import { beginSecondFactor } from '../../../auth/secondFactor/secondFactor';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

/** Begins to set up two-factor sign-in, or to move it to another app. The new secret counts after `i/2fa/done`. */
export default defineEndpoint(
	{
		name: 'i/2fa/register',
		params: p.params(identityParams),
		credential: true,
		secure: true,
		limit: IDENTITY_LIMIT,
		errors: identityErrors('78d6c839-20c9-4c66-b90a-fc0542168b48'),
	},
	async ({ core, me, headers, params }) => {
		await confirmIdentity(core, me, params, { headers });
		const secret = beginSecondFactor(core, me.id);
		const [issuer, label] = [core.urls.host, me.username];
		const url = totpAddress(secret, issuer, label);
		return { qr: toSvgDataURL(generate(url)), url, secret, label, issuer };
	},
);
