import type { Home, Person } from './Home';

/** Widgets that have to be told what they show, and a kind that nobody knows. */
const KINDS = [
	...[
		'calendar',
		'notifications',
		'trends',
		'clock',
		'digitalClock',
		'unixClock',
		'memo',
		'aichan',
		'profile',
		'activity',
	],
	...['birthdayFollowings', 'photos', 'instanceInfo', 'onlineUsers', 'federation', 'instanceCloud', 'serverMetric'],
	...['jobQueue', 'postForm', 'timeline', 'rss', 'rssTicker', 'chat', 'tideTable'],
];

/** Widgets of each kind as a stored preference, with a list and a folder that are made for them. */
export async function everyWidget(home: Home, person: Person): Promise<Record<string, unknown>> {
	const { id: listId } = await home.call<{ id: string }>('users/lists/create', { name: 'Crew' }, person);
	await home.call('users/lists/push', { listId, userId: person.id }, person);
	const { id: folderId } = await home.call<{ id: string }>('drive/folders/create', { name: 'Sea' }, person);
	await home.call('drive/files/update', { fileId: await home.upload(person), folderId }, person);
	const aimed = { userList: { listId }, slideshow: { folderId } };
	const entries: [string, object][] = [...KINDS.map((name): [string, object] => [name, {}]), ...Object.entries(aimed)];
	return {
		widgets: entries.map(([name, data], at) => ({
			id: String(at),
			name,
			place: at % 3 === 2 ? 'left' : 'right',
			data,
		})),
	};
}
