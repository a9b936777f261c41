import { CHART_CACHE, Chart, chartParams } from '../../figures/Chart';
import { LOCAL } from '../../figures/Figures';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** Local users, each once a period: who read timelines, who wrote notes, and how old the accounts of readers were. */
export default defineEndpoint(
	{ name: 'charts/active-users', params: p.params(chartParams), get: CHART_CACHE },
	({ core, params }) => {
		const chart = new Chart(core, params);
		const of = (series: string) => chart.of(LOCAL, series);
		return {
			readWrite: of('readWrite'),
			read: of('read'),
			write: of('write'),
			registeredWithinWeek: of('registeredWithinWeek'),
			registeredWithinMonth: of('registeredWithinMonth'),
			registeredWithinYear: of('registeredWithinYear'),
			registeredOutsideWeek: of('registeredOutsideWeek'),
			registeredOutsideMonth: of('registeredOutsideMonth'),
			registeredOutsideYear: of('registeredOutsideYear'),
		};
	},
);
