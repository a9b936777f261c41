/**
 * The permission that each endpoint needs, for the endpoints that the client calls. Endpoints that any token may call
 * are left out. A test compares this with the home server.
 */
const ENDPOINTS = {
	'read:account': [
		'antennas/list',
		'antennas/notes',
		'antennas/show',
		'ap/show',
		'clips/list',
		'clips/notes',
		'clips/show',
		'i',
		'i/registry/get',
		'i/registry/get-all',
		'i/registry/get-detail',
		'i/registry/keys-with-type',
		'i/webhooks/list',
		'i/webhooks/show',
		'i/webhooks/test',
		'notes/hybrid-timeline',
		'notes/mentions',
		'notes/polls/recommendation',
		'notes/state',
		'notes/timeline',
		'notes/translate',
		'notes/user-list-timeline',
		'roles/list',
		'roles/notes',
		'users/relation',
		'users/lists/get-memberships',
		'users/lists/list',
		'users/lists/show',
	],
	'read:following': ['following/requests/list', 'following/requests/sent'],
	'write:account': [
		'antennas/create',
		'antennas/delete',
		'antennas/update',
		'clips/add-note',
		'clips/create',
		'clips/delete',
		'clips/remove-note',
		'clips/update',
		'i/pin',
		'i/claim-achievement',
		'i/read-announcement',
		'i/registry/remove',
		'i/registry/set',
		'i/unpin',
		'i/update',
		'i/webhooks/create',
		'i/webhooks/delete',
		'i/webhooks/update',
		'notes/thread-muting/create',
		'notes/thread-muting/delete',
		'users/lists/create',
		'users/lists/create-from-public',
		'users/lists/delete',
		'users/lists/favorite',
		'users/lists/pull',
		'users/lists/push',
		'users/lists/unfavorite',
		'users/lists/update',
		'users/lists/update-membership',
		'users/update-memo',
	],
	'read:blocks': ['blocking/list'],
	'write:blocks': ['blocking/create', 'blocking/delete'],
	'read:channels': ['channels/followed', 'channels/my-favorites', 'channels/owned'],
	'write:channels': [
		'channels/create',
		'channels/favorite',
		'channels/follow',
		'channels/unfavorite',
		'channels/unfollow',
		'channels/update',
	],
	'read:clip-favorite': ['clips/my-favorites'],
	'write:clip-favorite': ['clips/favorite', 'clips/unfavorite'],
	'read:drive': [
		'drive',
		'drive/files',
		'drive/files/attached-notes',
		'drive/files/show',
		'drive/folders',
		'drive/folders/show',
		'drive/stream',
	],
	'write:drive': [
		'drive/files/create',
		'drive/files/delete',
		'drive/files/move-bulk',
		'drive/files/update',
		'drive/files/upload-from-url',
		'drive/folders/create',
		'drive/folders/delete',
		'drive/folders/update',
	],
	'read:flash': ['flash/my'],
	'write:flash': ['flash/create', 'flash/delete', 'flash/update'],
	'read:flash-likes': ['flash/my-likes'],
	'write:flash-likes': ['flash/like', 'flash/unlike'],
	'read:favorites': ['i/favorites'],
	'write:favorites': ['notes/favorites/create', 'notes/favorites/delete'],
	'write:following': [
		'following/create',
		'following/delete',
		'following/invalidate',
		'following/requests/accept',
		'following/requests/cancel',
		'following/requests/reject',
		'following/update',
	],
	'read:invite-codes': ['invite/limit', 'invite/list'],
	'write:invite-codes': ['invite/create', 'invite/delete'],
	'read:mutes': ['mute/list', 'renote-mute/list'],
	'write:mutes': ['mute/create', 'mute/delete', 'renote-mute/create', 'renote-mute/delete'],
	'write:notes': ['notes/create', 'notes/delete'],
	'read:notifications': ['i/notifications-grouped'],
	'write:notifications': ['notifications/flush', 'notifications/mark-all-as-read', 'notifications/test-notification'],
	'read:page-likes': ['i/page-likes'],
	'write:page-likes': ['pages/like', 'pages/unlike'],
	'read:pages': ['i/pages'],
	'write:pages': ['pages/create', 'pages/delete', 'pages/update'],
	'write:reactions': ['notes/reactions/create', 'notes/reactions/delete'],
	'write:report-abuse': ['users/report-abuse'],
	'write:votes': ['notes/polls/vote'],
} as const;

/** The same for the endpoints of moderators and administrators. */
const ADMIN_ENDPOINTS = {
	'read:admin:drive': ['admin/drive/files', 'admin/drive/show-file'],
	'read:admin:roles': ['admin/roles/list'],
	'write:admin:roles': ['admin/roles/assign', 'admin/roles/unassign'],
	'read:admin:show-user': ['admin/show-user'],
	'write:admin:delete-account': ['admin/delete-account'],
	'write:admin:delete-all-files-of-a-user': ['admin/delete-all-files-of-a-user'],
	'write:admin:emoji': ['admin/emoji/update'],
	'write:admin:reset-password': ['admin/reset-password'],
	'write:admin:suspend-user': ['admin/suspend-user'],
	'write:admin:unset-user-avatar': ['admin/unset-user-avatar'],
	'write:admin:unset-user-banner': ['admin/unset-user-banner'],
	'write:admin:unsuspend-user': ['admin/unsuspend-user'],
	'write:admin:user-note': ['admin/update-user-note'],
} as const;

/** A permission that a token can have. */
export type Permission = keyof typeof ENDPOINTS | keyof typeof ADMIN_ENDPOINTS;

const permissionsOf = <P extends string>(table: Readonly<Record<P, unknown>>) => Object.keys(table) as P[];

/** The permissions that the client requests on another server: all that it uses there. */
export const MIAUTH_PERMISSIONS = permissionsOf(ENDPOINTS);

/** The further permissions for users who moderate there. */
export const MIAUTH_ADMIN_PERMISSIONS = permissionsOf(ADMIN_ENDPOINTS);

/** The permission that an endpoint needs; undefined if it needs none or the client doesn't call it. */
export function permissionFor(endpoint: string): Permission | undefined {
	const all: Readonly<Record<Permission, readonly string[]>> = { ...ENDPOINTS, ...ADMIN_ENDPOINTS };
	return permissionsOf(all).find(permission => all[permission].includes(endpoint));
}
