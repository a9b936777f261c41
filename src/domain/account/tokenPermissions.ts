import type { permissions } from 'misskey-js';

type Named = (typeof permissions)[number];

/** The permissions that a token for an app of one's own may have; deprecated ones are left out. */
export const TOKEN_PERMISSIONS: readonly Named[] = [
	...(['read:account', 'write:account', 'write:notes', 'read:reactions', 'write:reactions', 'write:votes'] as const),
	...(['read:notifications', 'write:notifications', 'read:drive', 'write:drive'] as const),
	...(['read:following', 'write:following', 'read:blocks', 'write:blocks', 'read:mutes', 'write:mutes'] as const),
	...(['read:favorites', 'write:favorites', 'read:clip-favorite', 'write:clip-favorite'] as const),
	...(['read:channels', 'write:channels', 'read:chat', 'write:chat', 'read:user-groups', 'write:user-groups'] as const),
	...(['read:pages', 'write:pages', 'read:page-likes', 'write:page-likes'] as const),
	...(['read:gallery', 'write:gallery', 'read:gallery-likes', 'write:gallery-likes'] as const),
	...(['read:flash', 'write:flash', 'read:flash-likes', 'write:flash-likes'] as const),
	...(['read:invite-codes', 'write:invite-codes', 'read:federation', 'write:report-abuse'] as const),
];

/** Those of moderators and administrators. */
export const ADMIN_TOKEN_PERMISSIONS: readonly Named[] = [
	...(['read:admin:abuse-user-reports', 'write:admin:resolve-abuse-user-report'] as const),
	...(['read:admin:show-user', 'write:admin:user-note', 'read:admin:user-ips'] as const),
	...(['write:admin:suspend-user', 'write:admin:unsuspend-user', 'write:admin:reset-password'] as const),
	...(['write:admin:unset-user-avatar', 'write:admin:unset-user-banner'] as const),
	...(['write:admin:delete-account', 'write:admin:delete-all-files-of-a-user'] as const),
	...(['read:admin:account', 'write:admin:account', 'read:admin:roles', 'write:admin:roles'] as const),
	...(['read:admin:drive', 'write:admin:drive', 'read:admin:emoji', 'write:admin:emoji'] as const),
	...(['read:admin:avatar-decorations', 'write:admin:avatar-decorations'] as const),
	...(['read:admin:announcements', 'write:admin:announcements', 'read:admin:ad', 'write:admin:ad'] as const),
	...(['read:admin:invite-codes', 'write:admin:invite-codes', 'read:admin:show-moderation-log'] as const),
	...(['read:admin:meta', 'write:admin:meta', 'read:admin:server-info', 'write:admin:send-email'] as const),
	...(['write:admin:federation', 'read:admin:relays', 'write:admin:relays'] as const),
	...(['read:admin:queue', 'write:admin:queue', 'write:admin:promo'] as const),
	...(['read:admin:index-stats', 'read:admin:table-stats'] as const),
];
