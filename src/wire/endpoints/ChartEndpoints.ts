import type { Known } from './Endpoint';

/** Figures per hour or day, the present one first, by name; some in groups. */
export interface WireFigures {
	readonly [name: string]: WireFigures | readonly number[] | null | undefined;
}

/** What servers count. All take the span (`hour` or `day`), and how many. */
export interface ChartEndpoints {
	'charts/active-users': Known<'charts/active-users', WireFigures>;
	'charts/ap-request': Known<'charts/ap-request', WireFigures>;
	'charts/drive': Known<'charts/drive', WireFigures>;
	'charts/federation': Known<'charts/federation', WireFigures>;
	'charts/instance': Known<'charts/instance', WireFigures>;
	'charts/notes': Known<'charts/notes', WireFigures>;
	'charts/user/following': Known<'charts/user/following', WireFigures>;
	'charts/user/notes': Known<'charts/user/notes', WireFigures>;
	'charts/user/pv': Known<'charts/user/pv', WireFigures>;
	'charts/users': Known<'charts/users', WireFigures>;
}
