import { CHART_CACHE, Chart, chartParams } from '../../../figures/Chart';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

/** The reactions to somebody's notes, by the side of who reacted. */
export default defineEndpoint(
	{ name: 'charts/user/reactions', params: p.params({ ...chartParams, userId: p.id() }), get: CHART_CACHE },
	({ core, params }) => {
		const chart = new Chart(core, params);
		return {
			local: { count: chart.of(params.userId, 'reactions.local') },
			remote: { count: chart.of(params.userId, 'reactions.remote') },
		};
	},
);
