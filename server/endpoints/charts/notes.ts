import { CHART_CACHE, Chart, chartParams } from '../../figures/Chart';
import { LOCAL, REMOTE } from '../../figures/Figures';
import { noteFigures } from '../../figures/noteFigures';
import { notesNow } from '../../figures/totals';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{ name: 'charts/notes', params: p.params(chartParams), get: CHART_CACHE },
	({ core, params }) => {
		const chart = new Chart(core, params);
		return {
			local: noteFigures(chart, LOCAL, notesNow(core.db, 'local')),
			remote: noteFigures(chart, REMOTE, notesNow(core.db, 'remote')),
		};
	},
);
