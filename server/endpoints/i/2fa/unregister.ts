import {
	confirmIdentity,
	IDENTITY_LIMIT,
	identityErrors,
	identityParams,
} from '../../../auth/secondFactor/confirmIdentity';
import { endSecondFactor } from '../../../auth/secondFactor/secondFactor';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

/** Turns two-factor sign-in off, and removes the security keys. */
export default defineEndpoint(
	{
		name: 'i/2fa/unregister',
		params: p.params(identityParams),
		credential: true,
		secure: true,
		limit: IDENTITY_LIMIT,
		errors: identityErrors('7add0395-9901-4098-82f9-4f67af65f775'),
	},
	async ({ core, me, headers, params }) => {
		await confirmIdentity(core, me, params, { headers });
		endSecondFactor(core, me.id);
	},
);
