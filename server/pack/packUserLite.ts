import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { type InstanceRow, instances, type RoleRow } from '../store/tables/server';
import { type UserRow, users } from '../store/tables/users';

/** Users as every note embeds them, by id, in at most three queries. Unknown ids are missing. */
export function packUsersLite(core: Core, people: Iterable<string | UserRow>): Map<string, entities.UserLite> {
	const given = [...people];
	const rows = new Map(given.flatMap(one => (typeof one === 'string' ? [] : [[one.id, one] as const])));
	const wanted = given.filter((one): one is string => typeof one === 'string' && !rows.has(one));
	for (const [id, row] of core.db.byIds(users, wanted)) rows.set(id, row);
	const list = [...rows.values()];
	const roles = core.roles.ofMany(list.filter(user => user.host === null));
	const servers = instancesOf(core, list);
	return new Map(
		list.map(user => [user.id, packOne(core, user, roles.get(user.id) ?? [], servers.get(user.host ?? ''))]),
	);
}

export function packUserLite(core: Core, user: UserRow): entities.UserLite {
	const packed = packUsersLite(core, [user]).get(user.id);
	if (!packed) throw new Error(`user ${user.id} was not packed`);
	return packed;
}

function instancesOf(core: Core, people: readonly UserRow[]): Map<string, InstanceRow> {
	const hosts = [...new Set(people.flatMap(user => user.host ?? []))];
	if (hosts.length === 0) return new Map();
	const rows = core.db.select(instances, 'WHERE t.host IN (SELECT value FROM json_each(?))', JSON.stringify(hosts));
	return new Map(rows.map(row => [row.host, row]));
}

/** Those that still exist. */
function decorationsOf({ decorations, urls }: Core, user: UserRow): entities.UserLite['avatarDecorations'] {
	if (user.avatarDecorations.length === 0) return [];
	const known = decorations.all();
	return user.avatarDecorations.flatMap(worn => {
		const { url } = known.get(worn.id) ?? {};
		return url === undefined ? [] : { ...worn, url: urls.absolute(url) };
	});
}

function packOne(core: Core, user: UserRow, roles: readonly RoleRow[], instance?: InstanceRow): entities.UserLite {
	const { urls } = core;
	const path = (value: string | null) => (value === null ? null : urls.absolute(value));
	return {
		id: user.id,
		name: user.name,
		username: user.username,
		host: user.host,
		avatarUrl: urls.avatar(user),
		avatarBlurhash: user.avatarBlurhash,
		avatarDecorations: decorationsOf(core, user),
		isBot: user.isBot,
		isCat: user.isCat,
		...(user.requireSigninToViewContents ? { requireSigninToViewContents: true } : {}),
		...(user.makeNotesFollowersOnlyBefore === null
			? {}
			: { makeNotesFollowersOnlyBefore: user.makeNotesFollowersOnlyBefore }),
		...(user.makeNotesHiddenBefore === null ? {} : { makeNotesHiddenBefore: user.makeNotesHiddenBefore }),
		...(instance
			? {
					instance: {
						name: instance.name,
						softwareName: instance.softwareName,
						softwareVersion: instance.softwareVersion,
						iconUrl: path(instance.iconPath),
						faviconUrl: path(instance.faviconPath),
						themeColor: instance.themeColor,
					},
				}
			: {}),
		emojis: Object.fromEntries(Object.entries(user.emojis).map(([name, address]) => [name, urls.absolute(address)])),
		onlineStatus: core.presence.statusOf(user),
		badgeRoles: roles
			.filter(role => role.asBadge && role.isPublic)
			.sort((a, b) => b.displayOrder - a.displayOrder)
			.map(({ name, iconUrl, displayOrder }) => ({ name, iconUrl: path(iconUrl), displayOrder })),
	};
}
