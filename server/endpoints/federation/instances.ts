import { isAmongHosts } from '../../federation/isAmongHosts';
import { selectInstances } from '../../federation/selectInstances';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packInstance } from '../../pack/packInstance';
import { containing } from '../../store/likePattern';

/** What can be sorted by: what the greatest come first by. */
const FIELDS = {
	pubSub: ['i.followingCount', 'i.followersCount'],
	notes: ['i.notesCount'],
	users: ['i.usersCount'],
	following: ['i.followingCount'],
	followers: ['i.followersCount'],
	firstRetrievedAt: ['i.firstRetrievedAt'],
	latestRequestReceivedAt: ['i.latestId'],
} as const;
type Field = keyof typeof FIELDS;
const SORTS = (Object.keys(FIELDS) as Field[]).flatMap(field => [`+${field}`, `-${field}`] as const);

/** The other servers whose users are known here. None is suspended or out of reach, as none is asked. */
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
		if (notResponding || suspended) return [];
		const asked = [
			...conditionOf(federating, '(i.followersCount > 0 OR i.followingCount > 0)'),
			...conditionOf(subscribing, 'i.followersCount > 0'),
			...conditionOf(publishing, 'i.followingCount > 0'),
		];
		const rows = selectInstances(
			core.db,
			`WHERE ${["i.host LIKE ? ESCAPE '\\'", ...asked].join(' AND ')} ORDER BY ${orderOf(params.sort)}`,
			containing((params.host ?? '').toLowerCase()),
		).filter(
			({ host }) =>
				isWanted(blocked, isAmongHosts(host, core.settings.get('blockedHosts'))) &&
				isWanted(silenced, isAmongHosts(host, core.settings.get('silencedHosts'))),
		);
		const from = Math.max(0, params.offset);
		return rows.slice(from, from + params.limit).map(row => packInstance(core, row));
	},
);

const conditionOf = (wanted: boolean | null | undefined, condition: string): string[] =>
	wanted === true ? [condition] : wanted === false ? [`NOT ${condition}`] : [];

const isWanted = (wanted: boolean | null | undefined, is: boolean): boolean =>
	typeof wanted !== 'boolean' || wanted === is;

/** Without an order, the newest first. */
function orderOf(sort: (typeof SORTS)[number] | null | undefined): string {
	const direction = sort?.startsWith('-') ? 'ASC' : 'DESC';
	const columns = FIELDS[(sort?.slice(1) ?? 'firstRetrievedAt') as Field];
	return [...columns.map(column => `${column} ${direction}`), 'i.host'].join(', ');
}
