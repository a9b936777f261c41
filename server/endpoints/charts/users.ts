import { CHART_CACHE, Chart, chartParams } from '../../figures/Chart';
import { LOCAL, REMOTE } from '../../figures/Figures';
import { usersNow } from '../../figures/totals';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{ name: 'charts/users', params: p.params(chartParams), get: CHART_CACHE },
	({ core, params }) => {
		const chart = new Chart(core, params);
		return {
			local: chart.balance(LOCAL, 'users', usersNow(core.db, 'local')),
			remote: chart.balance(REMOTE, 'users', usersNow(core.db, 'remote')),
		};
	},
);
