import {
	confirmIdentity,
	IDENTITY_LIMIT,
	identityErrors,
	identityParams,
} from '../../../auth/secondFactor/confirmIdentity';
import { completeKeyRegistration } from '../../../auth/secondFactor/keyRegistration';
import { KEYS_MAX, keysOf } from '../../../auth/secondFactor/keysOf';
import { hasSecondFactor } from '../../../auth/secondFactor/secondFactorOf';
import { checkRoom } from '../../../http/checkRoom';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

/** More than any key answers. */
const CREDENTIAL = { maxBytes: 65_536, maxDepth: 8 };

/** Stores the security key or passkey that was made for the challenge of `i/2fa/register-key`. */
export default defineEndpoint(
	{
		name: 'i/2fa/key-done',
		params: p.params({
			...identityParams,
			name: p.text({ min: 1, max: 30 }),
			credential: p.object(CREDENTIAL, 'be a credential', () => true),
		}),
		credential: true,
		secure: true,
		limit: IDENTITY_LIMIT,
		errors: {
			...identityErrors('0d7ec6d2-e652-443e-a7bf-9ee9a0cd77b0'),
			twoFactorNotEnabled: {
				code: 'TWO_FACTOR_NOT_ENABLED',
				id: '798d6847-b1ed-4f9c-b1f9-163c42655995',
				message: '2fa not enabled.',
			},
			/** The id is our own: the real server fails (500). */
			keyRefused: {
				code: 'KEY_REFUSED',
				id: '4f8f2a5e-6f0b-4d6c-8f0e-2f6d6c1b9a73',
				message: 'The key does not answer the challenge, or took too long. Begin again.',
			},
		},
	},
	async ({ core, me, headers, params, errors }) => {
		await confirmIdentity(core, me, params, { headers });
		if (!hasSecondFactor(core, me.id)) throw errors.twoFactorNotEnabled();
		checkRoom(keysOf(core, me.id).length, KEYS_MAX);
		const key = await completeKeyRegistration(core, me, params.name, params.credential);
		if (!key) throw errors.keyRefused();
		return { id: key.id, name: key.name };
	},
);
