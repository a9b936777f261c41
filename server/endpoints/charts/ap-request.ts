import { CHART_CACHE, Chart, chartParams } from '../../figures/Chart';
import { REMOTE } from '../../figures/Figures';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** What other servers told. Nothing is delivered to them, as this server doesn't federate yet. */
export default defineEndpoint(
	{ name: 'charts/ap-request', params: p.params(chartParams), get: CHART_CACHE },
	({ core, params }) => {
		const chart = new Chart(core, params);
		return {
			deliverFailed: chart.zeros(),
			deliverSucceeded: chart.zeros(),
			inboxReceived: chart.of(REMOTE, 'received'),
		};
	},
);
