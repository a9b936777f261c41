import type { Answer } from '../../http/endpoint';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { profiles } from '../../store/tables/users';

/** What somebody has achieved; nothing for nobody. */
export default defineEndpoint(
	{ name: 'users/achievements', params: p.params({ userId: p.id() }) },
	({ core, params }) => {
		const profile = core.db.first(profiles, 'WHERE t.userId = ?', params.userId);
		return (profile?.achievements ?? []) as Answer<'users/achievements'>;
	},
);
