import type { ChartKind } from './ChartKind';

/** What a server counts of itself. */
export const serverCharts: readonly [ChartKind, ...ChartKind[]] = [
	{
		id: 'activeUsers',
		endpoint: 'charts/active-users',
		countsOnce: true,
		lines: [
			{ id: 'read', path: 'read' },
			{ id: 'wrote', path: 'write' },
			{ id: 'readAndWrote', path: 'readWrite' },
		],
	},
	{
		id: 'activeByAge',
		endpoint: 'charts/active-users',
		countsOnce: true,
		lines: [
			{ id: 'withinWeek', path: 'registeredWithinWeek' },
			{ id: 'withinMonth', path: 'registeredWithinMonth' },
			{ id: 'withinYear', path: 'registeredWithinYear' },
			{ id: 'beforeYear', path: 'registeredOutsideYear' },
		],
	},
	{
		id: 'users',
		endpoint: 'charts/users',
		lines: [
			{ id: 'joined', path: 'local.inc' },
			{ id: 'left', path: 'local.dec' },
			{ id: 'foundElsewhere', path: 'remote.inc' },
		],
	},
	{
		id: 'usersTotal',
		endpoint: 'charts/users',
		isTotal: true,
		lines: [
			{ id: 'here', path: 'local.total' },
			{ id: 'elsewhere', path: 'remote.total' },
		],
	},
	{
		id: 'notes',
		endpoint: 'charts/notes',
		lines: [
			{ id: 'notes', path: 'local.diffs.normal' },
			{ id: 'replies', path: 'local.diffs.reply' },
			{ id: 'renotes', path: 'local.diffs.renote' },
			{ id: 'withFiles', path: 'local.diffs.withFile' },
		],
	},
	{
		id: 'remoteNotes',
		endpoint: 'charts/notes',
		lines: [
			{ id: 'notes', path: 'remote.diffs.normal' },
			{ id: 'replies', path: 'remote.diffs.reply' },
			{ id: 'renotes', path: 'remote.diffs.renote' },
			{ id: 'withFiles', path: 'remote.diffs.withFile' },
		],
	},
	{
		id: 'notesTotal',
		endpoint: 'charts/notes',
		isTotal: true,
		lines: [
			{ id: 'here', path: 'local.total' },
			{ id: 'elsewhere', path: 'remote.total' },
		],
	},
	{
		id: 'files',
		endpoint: 'charts/drive',
		lines: [
			{ id: 'added', path: 'local.incCount' },
			{ id: 'deleted', path: 'local.decCount' },
			{ id: 'foundElsewhere', path: 'remote.incCount' },
		],
	},
	{
		id: 'fileSizes',
		endpoint: 'charts/drive',
		isSize: true,
		lines: [
			{ id: 'added', path: 'local.incSize' },
			{ id: 'deleted', path: 'local.decSize' },
			{ id: 'foundElsewhere', path: 'remote.incSize' },
		],
	},
	{
		id: 'servers',
		endpoint: 'charts/federation',
		countsOnce: true,
		lines: [
			{ id: 'heardFrom', path: 'inboxInstances' },
			{ id: 'deliveredTo', path: 'deliveredInstances' },
			{ id: 'outOfReach', path: 'stalled' },
		],
	},
	{
		id: 'serversTotal',
		endpoint: 'charts/federation',
		isTotal: true,
		lines: [
			{ id: 'followedServers', path: 'sub' },
			{ id: 'followingServers', path: 'pub' },
			{ id: 'bothWays', path: 'pubsub' },
		],
	},
	{
		id: 'requests',
		endpoint: 'charts/ap-request',
		lines: [
			{ id: 'received', path: 'inboxReceived' },
			{ id: 'delivered', path: 'deliverSucceeded' },
			{ id: 'failed', path: 'deliverFailed' },
		],
	},
];

/** What a server counts of another one. */
export const otherServerCharts: readonly [ChartKind, ...ChartKind[]] = [
	{
		id: 'requests',
		endpoint: 'charts/instance',
		lines: [
			{ id: 'received', path: 'requests.received' },
			{ id: 'delivered', path: 'requests.succeeded' },
			{ id: 'failed', path: 'requests.failed' },
		],
	},
	{
		id: 'notes',
		endpoint: 'charts/instance',
		lines: [
			{ id: 'notes', path: 'notes.diffs.normal' },
			{ id: 'replies', path: 'notes.diffs.reply' },
			{ id: 'renotes', path: 'notes.diffs.renote' },
			{ id: 'withFiles', path: 'notes.diffs.withFile' },
		],
	},
	{ id: 'notesTotal', endpoint: 'charts/instance', isTotal: true, lines: [{ id: 'notes', path: 'notes.total' }] },
	{
		id: 'users',
		endpoint: 'charts/instance',
		lines: [
			{ id: 'found', path: 'users.inc' },
			{ id: 'left', path: 'users.dec' },
		],
	},
	{ id: 'usersTotal', endpoint: 'charts/instance', isTotal: true, lines: [{ id: 'people', path: 'users.total' }] },
	{
		id: 'follows',
		endpoint: 'charts/instance',
		isTotal: true,
		lines: [
			{ id: 'followedHere', path: 'followers.total' },
			{ id: 'followingHere', path: 'following.total' },
		],
	},
	{
		id: 'files',
		endpoint: 'charts/instance',
		lines: [
			{ id: 'added', path: 'drive.incFiles' },
			{ id: 'deleted', path: 'drive.decFiles' },
		],
	},
	{
		id: 'fileSizes',
		endpoint: 'charts/instance',
		isSize: true,
		lines: [
			{ id: 'added', path: 'drive.incUsage' },
			{ id: 'deleted', path: 'drive.decUsage' },
		],
	},
];
