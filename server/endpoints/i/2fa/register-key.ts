import {
	confirmIdentity,
	IDENTITY_LIMIT,
	identityErrors,
	identityParams,
} from '../../../auth/secondFactor/confirmIdentity';
import { beginKeyRegistration } from '../../../auth/secondFactor/keyRegistration';
import { KEYS_MAX, keysOf } from '../../../auth/secondFactor/keysOf';
import { hasSecondFactor } from '../../../auth/secondFactor/secondFactorOf';
import { checkRoom } from '../../../http/checkRoom';
import { type Answer, defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

/** Begins to add a security key or passkey, with a challenge for it. `i/2fa/key-done` stores it. */
export default defineEndpoint(
	{
		name: 'i/2fa/register-key',
		params: p.params(identityParams),
		credential: true,
		secure: true,
		limit: IDENTITY_LIMIT,
		errors: {
			...identityErrors('38769596-efe2-4faf-9bec-abbb3f2cd9ba'),
			twoFactorNotEnabled: {
				code: 'TWO_FACTOR_NOT_ENABLED',
				id: 'bf32b864-449b-47b8-974e-f9a5468546f1',
				message: '2fa not enabled.',
			},
		},
	},
	async ({ core, me, headers, params, errors }) => {
		await confirmIdentity(core, me, params, { headers });
		if (!hasSecondFactor(core, me.id)) throw errors.twoFactorNotEnabled();
		checkRoom(keysOf(core, me.id).length, KEYS_MAX);
		// The published type requires what is optional in WebAuthn.
		return (await beginKeyRegistration(core, me)) as Answer<'i/2fa/register-key'>;
	},
);
