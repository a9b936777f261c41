import type { Core } from '../../Core';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { type InstanceCounts, packInstance } from '../../pack/packInstance';
import { containing } from '../../store/likePattern';
import { instances } from '../../store/tables/server';

const FIELDS = [
	'pubSub',
	'notes',
	'users',
	'following',
	'followers',
	'firstRetrievedAt',
	'latestRequestReceivedAt',
] as const;
const SORTS = FIELDS.flatMap(field => [`+${field}`, `-${field}`] as const);

/** `+`: the greatest first. What isn't counted leaves the order to the time of the first contact. */
const ORDERS: Readonly<Record<string, string>> = {
	'+users': '(SELECT count(*) FROM users u WHERE u.host = t.host) DESC, t.host',
	'-users': '(SELECT count(*) FROM users u WHERE u.host = t.host), t.host',
	'-firstRetrievedAt': 't.firstRetrievedAt, t.host',
};
const NEWEST_FIRST = 't.firstRetrievedAt DESC, t.host';

/** Somebody here follows one of its users; one of its users follows somebody here. */
const FOLLOWED =
	'EXISTS (SELECT 1 FROM users u JOIN follows f ON f.followeeId = u.id JOIN users o ON o.id = f.followerId AND o.host IS NULL WHERE u.host = t.host)';
const FOLLOWS =
	'EXISTS (SELECT 1 FROM users u JOIN follows f ON f.followerId = u.id JOIN users o ON o.id = f.followeeId AND o.host IS NULL WHERE u.host = t.host)';

/** The other servers whose users are known here. None is blocked, silenced or out of reach, as none is asked. */
export default defineEndpoint(
	{
		name: 'federation/instances',
		params: p.params({
			host: p.nullish(p.host()),
			blocked: p.nullish(p.flag()),
			notResponding: p.nullish(p.flag()),
			suspended: p.nullish(p.flag()),
			silenced: p.nullish(p.flag()),
			federating: p.nullish(p.flag()),
			subscribing: p.nullish(p.flag()),
			publishing: p.nullish(p.flag()),
			limit: p.limit(100, 30),
			offset: p.offset(),
			sort: p.nullish(p.oneOf(...SORTS)),
		}),
		get: { cacheSeconds: 3600 },
	},
	({ core, params }) => {
		const { blocked, notResponding, suspended, silenced, federating, subscribing, publishing } = params;
		if (blocked || notResponding || suspended || silenced) return [];
		const asked = [
			...conditionOf(federating, `(${FOLLOWED} OR ${FOLLOWS})`),
			...conditionOf(subscribing, FOLLOWED),
			...conditionOf(publishing, FOLLOWS),
		];
		const where = ["t.host LIKE ? ESCAPE '\\'", ...asked].join(' AND ');
		const rows = core.db.select(
			instances,
			`WHERE ${where} ORDER BY ${ORDERS[params.sort ?? ''] ?? NEWEST_FIRST} LIMIT ? OFFSET ?`,
			containing((params.host ?? '').toLowerCase()),
			params.limit,
			Math.max(0, params.offset),
		);
		return rows.map(row => packInstance(core, row, countsOf(core, row.host)));
	},
);

const conditionOf = (wanted: boolean | null | undefined, condition: string): string[] =>
	wanted === true ? [condition] : wanted === false ? [`NOT ${condition}`] : [];

function countsOf({ db }: Core, host: string): InstanceCounts {
	const count = (sql: string) =>
		db.get<{ n: number }>(`SELECT count(*) AS n FROM ${sql} WHERE u.host = ?`, host)?.n ?? 0;
	return {
		usersCount: count('users u'),
		followingCount: count(
			'users u JOIN follows f ON f.followeeId = u.id JOIN users o ON o.id = f.followerId AND o.host IS NULL',
		),
		followersCount: count(
			'users u JOIN follows f ON f.followerId = u.id JOIN users o ON o.id = f.followeeId AND o.host IS NULL',
		),
	};
}
