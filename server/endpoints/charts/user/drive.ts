import { usedBytes } from '../../../drive/driveUsage';
import { CHART_CACHE, Chart, chartParams } from '../../../figures/Chart';
import { driveFigures, kilobytes } from '../../../figures/driveFigures';
import { userTotals } from '../../../figures/totals';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

export default defineEndpoint(
	{ name: 'charts/user/drive', params: p.params({ ...chartParams, userId: p.id() }), get: CHART_CACHE },
	({ core, params }) => {
		const { userId } = params;
		const chart = new Chart(core, params);
		return {
			totalCount: chart.balance(userId, 'files', userTotals(core.db, userId).files()).total,
			totalSize: kilobytes(chart.balance(userId, 'bytes', usedBytes(core, userId)).total),
			...driveFigures(chart, userId),
		};
	},
);
