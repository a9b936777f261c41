import { selectInstances } from '../../federation/selectInstances';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packInstance } from '../../pack/packInstance';

/** The servers with the most followers here (`sub`), those who follow most users here (`pub`), and how many the others have. */
export default defineEndpoint(
	{ name: 'federation/stats', params: p.params({ limit: p.limit() }), get: { cacheSeconds: 3600 } },
	({ core, params }) => {
		const all = selectInstances(core.db, 'ORDER BY i.host');
		const top = (count: 'followersCount' | 'followingCount') => {
			const sorted = all.filter(row => row[count] > 0).sort((a, b) => b[count] - a[count]);
			return {
				first: sorted.slice(0, params.limit).map(row => packInstance(core, row)),
				others: sorted.slice(params.limit).reduce((sum, row) => sum + row[count], 0),
			};
		};
		const [sub, pub] = [top('followersCount'), top('followingCount')];
		return {
			topSubInstances: sub.first,
			otherFollowersCount: sub.others,
			topPubInstances: pub.first,
			otherFollowingCount: pub.others,
		};
	},
);
