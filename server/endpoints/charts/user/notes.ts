import { CHART_CACHE, Chart, chartParams } from '../../../figures/Chart';
import { noteFigures } from '../../../figures/noteFigures';
import { userTotals } from '../../../figures/totals';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

export default defineEndpoint(
	{ name: 'charts/user/notes', params: p.params({ ...chartParams, userId: p.id() }), get: CHART_CACHE },
	({ core, params }) => noteFigures(new Chart(core, params), params.userId, userTotals(core.db, params.userId).notes()),
);
