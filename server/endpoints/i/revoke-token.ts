import { revokeAppToken } from '../../auth/tokens';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** Revokes an app of the caller; does nothing for other or unknown tokens. */
export default defineEndpoint(
	{
		name: 'i/revoke-token',
		params: p.withOneOf(['tokenId', 'token'], { tokenId: p.optional(p.id()), token: p.nullish(p.text({ max: 200 })) }),
		credential: true,
		secure: true,
	},
	({ core, me, params: { tokenId, token } }) => {
		if (tokenId !== undefined) revokeAppToken(core, me.id, { tokenId });
		else if (token) revokeAppToken(core, me.id, { token });
	},
);
