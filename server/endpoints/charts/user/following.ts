import { CHART_CACHE, Chart, chartParams } from '../../../figures/Chart';
import { userTotals } from '../../../figures/totals';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { profiles, users } from '../../../store/tables/users';
import { maySee } from '../../../users/maySee';

/** Whom somebody follows and who follows them, by their servers. Zeros for who may not see the lists. */
export default defineEndpoint(
	{ name: 'charts/user/following', params: p.params({ ...chartParams, userId: p.id() }), get: CHART_CACHE },
	({ core, me, params }) => {
		const { userId } = params;
		const chart = new Chart(core, params);
		const totals = userTotals(core.db, userId);
		const user = core.db.byId(users, userId);
		const profile = core.db.first(profiles, 'WHERE t.userId = ?', userId);
		const mayCount = {
			followings: user !== undefined && maySee(core, user, me, profile?.followingVisibility ?? 'public'),
			followers: user !== undefined && maySee(core, user, me, profile?.followersVisibility ?? 'public'),
		};
		const of = (which: 'followings' | 'followers', side: 'local' | 'remote') =>
			mayCount[which]
				? chart.balance(userId, `${which}.${side}`, totals.follows(which, side))
				: { total: chart.zeros(), inc: chart.zeros(), dec: chart.zeros() };
		return {
			local: { followings: of('followings', 'local'), followers: of('followers', 'local') },
			remote: { followings: of('followings', 'remote'), followers: of('followers', 'remote') },
		};
	},
);
