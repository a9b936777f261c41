import { cohortOf, dayOf } from '../figures/cohorts';
import { type Figures, LOCAL } from '../figures/Figures';
import { periodOf, SPAN_MS } from '../figures/periods';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { timeOfId } from '../store/IdSource';

const DAYS = 30;

/**
 * For each of the last 30 days, newest first: how many registered, and how many of these were active on each day since.
 * Today isn't over, and days before the first account are left out.
 */
export default defineEndpoint(
	{ name: 'retention', params: p.none, get: { cacheSeconds: 3600 } },
	({ core: { db, figures } }) => {
		const first = db.get<{ id: string | null }>('SELECT min(id) AS id FROM users WHERE host IS NULL')?.id;
		if (!first) return [];
		const yesterday = { span: 'day', at: periodOf('day', Date.now()).at - SPAN_MS.day } as const;
		const registered = figures.values(LOCAL, 'users.inc', yesterday, DAYS);
		const oldest = yesterday.at - (DAYS - 1) * SPAN_MS.day;
		const active = activeOf(figures, oldest, yesterday.at);
		return registered
			.map((users, index) => ({ users, at: yesterday.at - index * SPAN_MS.day }))
			.filter(({ at }) => at >= periodOf('day', timeOfId(first)).at)
			.map(({ users, at }) => ({
				createdAt: new Date(at).toISOString(),
				users,
				data: active.get(cohortOf(at)) ?? {},
			}));
	},
);

/** How many of each cohort were active, by day. */
function activeOf(figures: Figures, oldest: number, newest: number): Map<string, Record<string, number>> {
	const active = new Map<string, Record<string, number>>();
	for (const { about, at, value } of figures.subjects('active', cohortOf(oldest), cohortOf(newest)))
		active.set(about, { ...active.get(about), [dayOf(at)]: value });
	return active;
}
