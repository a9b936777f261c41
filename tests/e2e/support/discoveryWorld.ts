import { NOTHING } from './DiscoveryPage';
import type { Home, Person } from './Home';
import { makeRole } from './staff';

/** The texts by their names in the table. */
export type DiscoveryWorld = Readonly<Record<string, string>>;

export const filled = (template: string, world: DiscoveryWorld): string =>
	template.replace(/\{(\w+)\}/g, (whole, name: string) => world[name] ?? whole);

/** Makes one of each for a person: so that every page of the table has something to show to them. */
export async function makeDiscoveryWorld(home: Home, person: Person): Promise<DiscoveryWorld> {
	const { username } = person;
	const tag = `knots${username}`;
	const friend = await home.follower(person);
	await home.call('following/create', { userId: friend.id }, person);
	await home.call('i/update', { description: `I tie #${tag}` }, person);
	const list = await home.call<Told>('users/lists/create', { name: `List of ${username}` }, person);
	await home.call('users/lists/update', { listId: list.id, isPublic: true }, person);
	await home.call('users/lists/push', { listId: list.id, userId: friend.id }, person);
	const clip = await home.call<Told>('clips/create', { name: `Clip of ${username}`, isPublic: true }, person);
	const antenna = await home.call<Told>(
		'antennas/create',
		{ ...ANTENNA, name: `Antenna of ${username}`, keywords: [[tag]] },
		person,
	);
	const channel = await home.call<Told>('channels/create', { name: `Channel of ${username}` }, person);
	const play = await home.call<{ id: string }>(
		'flash/create',
		{ title: `Play of ${username}`, summary: '', script: '<: 1', permissions: [] },
		person,
	);
	await home.call('flash/like', { flashId: play.id }, friend);
	const page = `page-${username}`;
	await home.call(
		'pages/create',
		{
			...{ title: `Page of ${username}`, name: page, variables: [], script: '' },
			content: [{ id: 'a', type: 'text', text: `Written by ${username}` }],
		},
		person,
	);
	await home.post(person, `About #${tag}`);
	await home.post(person, { text: `About #${tag}, in a channel`, channelId: channel.id });
	const [role] = await home.call<Told[]>('roles/list', {}, person);
	const roleId = role?.id ?? (await makeRole(home, 'Crew', { isPublic: true, isExplorable: true }));
	const [instance] = await home.call<{ host: string; name: string }[]>('federation/instances', { sort: '+users' });
	const [announcement] = await home.call<{ id: string; title: string }[]>('announcements', {});
	const { name: server } = await home.call<{ name: string }>('meta', {});
	return {
		...{ person: username, friend: friend.username, tag, list: list.id, clip: clip.id, antenna: antenna.id },
		...{ channel: channel.id, play: play.id, roleId, role: role?.name ?? 'Crew', server },
		...{ page, channel: channel.id, roleId, role: role?.name ?? 'Crew', server },
		...{ host: instance?.host ?? '', hostName: instance?.name ?? '' },
		...{ announcement: announcement?.id ?? NOTHING, announcementTitle: announcement?.title ?? 'Announcement' },
	};
}

interface Told {
	readonly id: string;
	readonly name: string;
}

const ANTENNA = {
	...{ src: 'all', userListId: null, users: [], excludeKeywords: [] },
	...{ caseSensitive: false, withReplies: false, withFile: false, localOnly: false, excludeBots: false },
};

/** Follows an in-app link that isn't on the page, as a press on one would. Runs in the page. */
export function followPath(path: string): void {
	const link = document.createElement('a');
	link.href = path;
	link.setAttribute('data-path', path);
	document.querySelector('[data-page] > *')?.append(link);
	link.click();
	link.remove();
}
