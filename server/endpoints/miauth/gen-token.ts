import { makeAppToken } from '../../auth/tokens';
import { checkRoom } from '../../http/checkRoom';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { notify } from '../../notifications/notify';
import { tokens } from '../../store/tables/users';

/** Per user. Unused ones can be revoked. */
const APP_TOKENS_MAX = 200;

/** Creates a token for an app. With a session, `miauth/{session}/check` returns it once. */
export default defineEndpoint(
	{
		name: 'miauth/gen-token',
		params: p.params({
			session: p.nullable(p.text({ max: 256 })),
			name: p.nullish(p.text({ max: 256 })),
			description: p.nullish(p.text({ max: 2048 })),
			iconUrl: p.nullish(p.url()),
			permission: p.list(p.text({ max: 128 }), { max: 300, unique: true }),
		}),
		credential: true,
		secure: true,
		limit: { duration: 3_600_000, max: 60 },
	},
	({ core, me, params }) => {
		const { session, name = null, description = null, iconUrl = null, permission } = params;
		checkRoom(core.db.count(tokens, "t.userId = ? AND t.kind = 'app'", me.id), APP_TOKENS_MAX);
		const token = makeAppToken(core, me.id, { name, description, iconUrl, permissions: permission });
		if (session) core.miauth.put(session, token);
		notify(core, me.id, { type: 'createToken' });
		return { token };
	},
);
