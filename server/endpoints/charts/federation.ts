import { relatedSince } from '../../federation/relatedSince';
import { CHART_CACHE, Chart, chartParams } from '../../figures/Chart';
import { REMOTE } from '../../figures/Figures';
import { SPAN_MS } from '../../figures/periods';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** How many servers told anything, and how many follow users here (`pub`) or are followed by them (`sub`). */
export default defineEndpoint(
	{ name: 'charts/federation', params: p.params(chartParams), get: CHART_CACHE },
	({ core, params }) => {
		const chart = new Chart(core, params);
		const servers = relatedSince(core.db);
		const upTo = (since: (server: (typeof servers)[number]) => number) =>
			chart.map(({ span, at }) => servers.filter(server => since(server) < at + SPAN_MS[span]).length);
		const [sub, pub] = [upTo(({ followed }) => followed), upTo(({ following }) => following)];
		return {
			deliveredInstances: chart.zeros(),
			inboxInstances: chart.of(REMOTE, 'servers'),
			stalled: chart.zeros(),
			sub,
			pub,
			pubsub: upTo(({ followed, following }) => Math.max(followed, following)),
			// None is ever out of reach, as none is asked.
			subActive: sub,
			pubActive: pub,
		};
	},
);
