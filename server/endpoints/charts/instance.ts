import { CHART_CACHE, Chart, chartParams } from '../../figures/Chart';
import { kilobytes } from '../../figures/driveFigures';
import { noteFigures } from '../../figures/noteFigures';
import { filesNow, followsNow, notesNow, usersNow } from '../../figures/totals';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** Another server, as far as it is known here. */
export default defineEndpoint(
	{ name: 'charts/instance', params: p.params({ ...chartParams, host: p.host() }), get: CHART_CACHE },
	({ core, params }) => {
		const { db } = core;
		const host = params.host.toLowerCase();
		const chart = new Chart(core, params);
		const { total, inc, dec } = chart.balance(host, 'files', filesNow(db, host));
		return {
			requests: { failed: chart.zeros(), succeeded: chart.zeros(), received: chart.of(host, 'received') },
			notes: noteFigures(chart, host, notesNow(db, { host })),
			users: chart.balance(host, 'users', usersNow(db, { host })),
			following: chart.balance(host, 'followings', followsNow(db, host, 'followings')),
			followers: chart.balance(host, 'followers', followsNow(db, host, 'followers')),
			drive: {
				totalFiles: total,
				incFiles: inc,
				decFiles: dec,
				incUsage: kilobytes(chart.of(host, 'bytes.inc')),
				decUsage: kilobytes(chart.of(host, 'bytes.dec')),
			},
		};
	},
);
