import { CHART_CACHE, Chart, chartParams } from '../../../figures/Chart';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

/** How often somebody's profile was looked at (`pv`), and by how many (`upv`), with and without an account. */
export default defineEndpoint(
	{ name: 'charts/user/pv', params: p.params({ ...chartParams, userId: p.id() }), get: CHART_CACHE },
	({ core, params }) => {
		const chart = new Chart(core, params);
		const of = (series: string) => chart.of(params.userId, series);
		return {
			upv: { user: of('viewers.user'), visitor: of('viewers.visitor') },
			pv: { user: of('views.user'), visitor: of('views.visitor') },
		};
	},
);
