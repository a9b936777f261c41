import type { CondFormula } from '../../roles/CondFormula';
import type { RolePolicyValue } from '../../roles/policies';
import { flag, integer, json, nullableInteger, nullableText, type RowOf, table, text } from '../table';

/** The server's settings that differ from their defaults. */
export const meta = table('meta', { key: text(), value: json<unknown>(null) }, { key: ['key'] });

export const roles = table(
	'roles',
	{
		id: text(),
		name: text(),
		description: text(''),
		color: nullableText(),
		iconUrl: nullableText(),
		target: text<'manual' | 'conditional'>('manual'),
		condFormula: json<CondFormula | Record<string, never>>({}),
		isPublic: flag(),
		isModerator: flag(),
		isAdministrator: flag(),
		isExplorable: flag(),
		asBadge: flag(),
		preserveAssignmentOnMoveAccount: flag(),
		canEditMembersByModerator: flag(),
		displayOrder: integer(),
		policies: json<Record<string, RolePolicyValue>>({}),
		updatedAt: integer(),
	},
	{ key: ['id'] },
);
export type RoleRow = RowOf<typeof roles>;

export const roleAssignments = table(
	'roleAssignments',
	{ id: text(), roleId: text(), userId: text(), expiresAt: nullableInteger() },
	{ key: ['id'], unique: [['roleId', 'userId']], indexes: [['userId']] },
);

export const ads = table(
	'ads',
	{
		id: text(),
		/** The link. */
		url: text(),
		/** `/files/…` on this server, or a URL. */
		imageUrl: text(),
		memo: text(),
		/** `square`, `horizontal`, `horizontal-big`, `vertical`, or a kind of a later version. */
		place: text(),
		priority: text(),
		/** Weight among the ads of its place; 0 means only if there is no other. */
		ratio: integer(1),
		startsAt: integer(),
		expiresAt: integer(),
		/** The sum of its weekdays: 1 for Sunday, 2 for Monday, 4 for Tuesday …; 0 for every day. */
		dayOfWeek: integer(),
	},
	{ key: ['id'] },
);
export type AdRow = RowOf<typeof ads>;

/** Reports to moderators. */
export const abuseReports = table(
	'abuseReports',
	{
		id: text(),
		targetUserId: text(),
		reporterId: text(),
		comment: text(),
		isResolved: flag(),
		/** The moderator who resolved it. */
		assigneeId: nullableText(),
		resolvedAs: nullableText<'accept' | 'reject'>(),
		moderationNote: text(),
	},
	{ key: ['id'], indexes: [['targetUserId'], ['reporterId']] },
);
export type AbuseReportRow = RowOf<typeof abuseReports>;

export const emojis = table(
	'emojis',
	{
		id: text(),
		name: text(),
		/** Null for this server. */
		host: nullableText(),
		category: nullableText(),
		aliases: json<string[]>([]),
		license: nullableText(),
		/** `/files/…` on this server, or a URL. */
		path: text(),
		fileId: nullableText(),
		type: nullableText(),
		isSensitive: flag(),
		localOnly: flag(),
		roleIds: json<string[]>([]),
		updatedAt: nullableInteger(),
	},
	{
		key: ['id'],
		indexes: [
			['name', 'host'],
			['host', 'id'],
		],
	},
);
export type EmojiRow = RowOf<typeof emojis>;

/** Other servers with known users. */
export const instances = table(
	'instances',
	{
		host: text(),
		firstRetrievedAt: integer(),
		name: nullableText(),
		description: nullableText(),
		softwareName: nullableText(),
		softwareVersion: nullableText(),
		/** `/files/…` on this server, or a URL. */
		iconPath: nullableText(),
		faviconPath: nullableText(),
		themeColor: nullableText(),
	},
	{ key: ['host'] },
);
export type InstanceRow = RowOf<typeof instances>;

/** Data that users and their apps store on the server. */
export const registry = table(
	'registry',
	{
		userId: text(),
		/** The id of the app's token, or empty for the client itself. */
		domain: text(''),
		/** The scope's words as a JSON array. */
		scope: text('[]'),
		key: text(),
		value: json<unknown>(null),
		updatedAt: integer(),
	},
	{ key: ['userId', 'domain', 'scope', 'key'] },
);

export const notifications = table(
	'notifications',
	{
		id: text(),
		userId: text(),
		type: text(),
		/** The user who caused it; null for the server. */
		notifierId: nullableText(),
		noteId: nullableText(),
		/** Further fields of the kind: `reaction`, `message`, `roleId`, `customBody` … */
		data: json<Record<string, unknown>>({}),
	},
	{ key: ['id'], indexes: [['userId', 'id'], ['noteId']] },
);
export type NotificationRow = RowOf<typeof notifications>;

/** Pictures that people put around their avatars. */
export const avatarDecorations = table(
	'avatarDecorations',
	{
		id: text(),
		name: text(),
		description: text(),
		/** `/files/…` on this server, or a URL. */
		url: text(),
		/** Only members of these roles may wear it; empty for everyone. */
		roleIds: json<string[]>([]),
		updatedAt: nullableInteger(),
	},
	{ key: ['id'] },
);
export type AvatarDecorationRow = RowOf<typeof avatarDecorations>;

/** Codes with which an account can be made while registration is closed. */
export const invites = table(
	'invites',
	{
		id: text(),
		code: text(),
		expiresAt: nullableInteger(),
		createdById: nullableText(),
		usedById: nullableText(),
		usedAt: nullableInteger(),
	},
	{ key: ['id'], unique: [['code']], indexes: [['createdById', 'id']] },
);
export type InviteRow = RowOf<typeof invites>;
