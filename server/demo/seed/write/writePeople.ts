import { DEMO_ACCOUNTS } from '../../../auth/demoSignIns';
import { hashPassword } from '../../../auth/passwords';
import { extractFromText } from '../../../notes/extractFromText';
import { followRequests, follows, mutes } from '../../../store/tables/relations';
import { roleAssignments, roles } from '../../../store/tables/server';
import { profiles, type UserRow, usedUsernames, users } from '../../../store/tables/users';
import { remoteEmojis } from '../draw/emoji/customEmojis';
import type { Person } from '../people/Person';
import { DAY, HOUR, keyOf } from '../plan/PlannedNote';
import type { ROLE_ICONS } from './drawFiles';
import { personOf, type WorldWriter } from './WorldWriter';

/** Their passwords equal their names. Hashed before the transaction, as that takes time. */
export async function hashDemoPasswords(): Promise<Map<string, string>> {
	const hashes = await Promise.all(DEMO_ACCOUNTS.map(name => hashPassword(name)));
	return new Map(DEMO_ACCOUNTS.map((name, index) => [name, hashes[index] ?? '']));
}

/** Accounts, profiles, avatars. */
export function writePeople(
	world: WorldWriter,
	people: readonly Person[],
	passwords: ReadonlyMap<string, string>,
): void {
	const { core, random, stock, now } = world;
	for (const person of people) {
		const key = keyOf(person);
		const { username, host } = person;
		const at = now - random.between(60, 700) * DAY;
		const id = core.ids.at(at);
		const owner = id;
		const avatar = stock.place(`avatar:${key}`, { owner, at });
		const banner = stock.place(`banner:${key}`, { owner, at });
		const isActive = !person.isBot && random.chance(0.7);
		const row: Partial<UserRow> = {
			id,
			username,
			usernameLower: username.toLowerCase(),
			host: host ?? null,
			name: person.name,
			avatarId: avatar.id,
			avatarPath: `/files/${avatar.accessKey}`,
			avatarBlurhash: avatar.blurhash,
			bannerId: banner.id,
			bannerPath: `/files/${banner.accessKey}`,
			bannerBlurhash: banner.blurhash,
			isBot: person.isBot === true,
			isCat: person.isCat === true,
			isLocked: person.isLocked === true,
			isRoot: username === 'admin',
			tags: extractFromText(person.bio).tags,
			lastActiveAt: isActive ? now - random.between(0, 5) * HOUR : null,
			...(host === undefined
				? {}
				: {
						uri: `https://${host}/users/${username}`,
						url: `https://${host}/@${username}`,
						emojis: emojisOf(world, host),
					}),
		};
		core.db.insert(users, row);
		core.db.insert(profiles, {
			userId: id,
			passwordHash: passwords.get(username) ?? null,
			description: person.bio,
			location: person.location ?? null,
			birthday: person.birthday === undefined ? null : `${random.int(1968, 2003)}-${person.birthday}`,
			lang: person.languages[0],
			fields: (person.fields ?? []).map(([name, value]) => ({ name, value })),
			// As if their pages linked back.
			verifiedLinks: (person.fields ?? []).map(([, value]) => value).filter(value => value.startsWith('https://')),
			followedMessage: username === 'mara' ? 'Welcome aboard. Mind the step.' : null,
			// So that bots have to send a follow request.
			carefulBot: username === 'demo',
			loggedInDates:
				username === 'demo'
					? Array.from({ length: 23 }, (_, day) => new Date(now - day * DAY).toISOString().slice(0, 10))
					: [],
			achievements:
				username === 'demo'
					? [
							{ name: 'notes1', unlockedAt: now - 40 * DAY },
							{ name: 'login3', unlockedAt: now - 20 * DAY },
							{ name: 'profileFilled', unlockedAt: now - 19 * DAY },
						]
					: [],
		});
		if (host === undefined) core.db.insertNew(usedUsernames, { username: username.toLowerCase(), at });
		const stored = core.db.byId(users, id);
		if (stored) world.people.set(key, stored);
	}
}

/** The emojis of a remote server, which its users may use in names and notes. */
export const emojisOf = ({ core }: WorldWriter, host: string): Record<string, string> =>
	Object.fromEntries(
		remoteEmojis
			.filter(emoji => emoji.host === host)
			.flatMap(({ name }) => {
				const row = core.db.get<{ path: string }>('SELECT path FROM emojis WHERE name = ? AND host = ?', name, host);
				return row ? [[name, row.path]] : [];
			}),
	);

/** Users whom demo doesn't follow, so that there are enough to find. */
const STRANGERS = new Set(['ede', 'nadia', 'jiho', 'bosun@shipyard.example', 'anemone@tidepool.example', 'lukas']);
const ALWAYS_WITH_REPLIES = new Set(['mara', 'rin']);

/** The follows. demo follows most users, and is followed by many. */
export function writeFollows(world: WorldWriter, people: readonly Person[]): void {
	const { core, random, now } = world;
	const pairs = new Set<string>();
	const add = (from: string, to: string, fields: { notify?: 'normal'; withReplies?: boolean } = {}): void => {
		if (from === to || pairs.has(`${from} ${to}`)) return;
		pairs.add(`${from} ${to}`);
		core.db.insert(follows, {
			id: core.ids.at(now - random.between(1, 50) * DAY),
			followerId: personOf(world, from).id,
			followeeId: personOf(world, to).id,
			...fields,
		});
	};
	for (const person of people) {
		const key = keyOf(person);
		if (key === 'demo') continue;
		if (!STRANGERS.has(key))
			add('demo', key, {
				...(key === 'ari' ? { notify: 'normal' as const } : {}),
				withReplies: ALWAYS_WITH_REPLIES.has(key),
			});
		if (!person.isBot && random.chance(0.75)) add(key, 'demo');
		if (!person.isBot && random.chance(0.5)) add('friend', key);
		if (!person.isBot && random.chance(0.4)) add(key, 'friend');
		for (const other of random.sample(people, random.int(6, 18))) {
			const shares =
				other.topics.some(topic => person.topics.includes(topic)) || other.languages[0] === person.languages[0];
			if (shares && !person.isBot && keyOf(other) !== 'demo') add(key, keyOf(other));
		}
	}
	add('friend', 'demo');
	core.db.run(
		'UPDATE users SET followersCount = (SELECT count(*) FROM follows WHERE followeeId = users.id), followingCount = (SELECT count(*) FROM follows WHERE followerId = users.id)',
	);
	for (const [index, bot] of ['bosun@shipyard.example', 'sora@tidepool.example'].entries()) {
		if (pairs.has(`${bot} demo`)) continue;
		core.db.insert(followRequests, {
			id: core.ids.at(now - (index * 5 + 2) * HOUR),
			followerId: personOf(world, bot).id,
			followeeId: personOf(world, 'demo').id,
		});
	}
	core.db.insert(followRequests, {
		id: core.ids.at(now - 3 * DAY),
		followerId: personOf(world, 'demo').id,
		followeeId: personOf(world, 'ede').id,
	});
	core.db.insert(mutes, {
		id: core.ids.at(now - 9 * DAY),
		muterId: personOf(world, 'friend').id,
		muteeId: personOf(world, 'tidebot').id,
	});
}

interface RoleText {
	name: string;
	description: string;
	color: string;
	icon: (typeof ROLE_ICONS)[number];
	members: readonly string[];
	isModerator?: boolean;
}

const ROLES: readonly RoleText[] = [
	{
		name: 'Keeper',
		description: 'Looks after the light and the server.',
		color: '#d9573f',
		icon: 'lighthouse',
		members: ['admin', 'mara'],
		isModerator: true,
	},
	{
		name: 'Pilot',
		description: 'Brings others in.',
		color: '#b98a3a',
		icon: 'helm',
		members: ['mara', 'pim', 'freya@shipyard.example'],
	},
	{
		name: 'Old rope',
		description: 'Here since the first winter.',
		color: '#5f8aa6',
		icon: 'anchor_drop',
		members: ['demo', 'tomo', 'oskar', 'hana', 'wren', 'takumi@shipyard.example'],
	},
	{
		name: 'Regatta',
		description: 'Sailed in this year’s.',
		color: '#2a9d8f',
		icon: 'sail',
		members: ['demo', 'mara', 'lea', 'bruna', 'sota', 'lukas', 'coral@tidepool.example'],
	},
];

/**
 * Roles with their badges.
 * @returns their ids by name
 */
export function writeRoles(world: WorldWriter): Map<string, string> {
	const { core, stock, now } = world;
	const ids = new Map<string, string>();
	for (const [index, role] of ROLES.entries()) {
		const at = now - (200 - index * 30) * DAY;
		const icon = stock.place(`role:${role.icon}`, { owner: null, at });
		const id = core.ids.at(at);
		ids.set(role.name, id);
		core.db.insert(roles, {
			id,
			name: role.name,
			description: role.description,
			color: role.color,
			iconUrl: `/files/${icon.accessKey}`,
			isPublic: true,
			isExplorable: true,
			asBadge: true,
			isModerator: role.isModerator === true && role.name === 'Keeper',
			displayOrder: ROLES.length - index,
			updatedAt: at,
		});
		for (const key of role.members) {
			core.db.insert(roleAssignments, {
				id: core.ids.at(at + DAY),
				roleId: id,
				userId: personOf(world, key).id,
				expiresAt: null,
			});
		}
	}
	core.roles.changed();
	return ids;
}
