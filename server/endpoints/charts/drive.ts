import { CHART_CACHE, Chart, chartParams } from '../../figures/Chart';
import { driveFigures } from '../../figures/driveFigures';
import { LOCAL, REMOTE } from '../../figures/Figures';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{ name: 'charts/drive', params: p.params(chartParams), get: CHART_CACHE },
	({ core, params }) => {
		const chart = new Chart(core, params);
		return { local: driveFigures(chart, LOCAL), remote: driveFigures(chart, REMOTE) };
	},
);
