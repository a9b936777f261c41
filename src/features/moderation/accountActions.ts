import type { Permission } from '@/domain/account/permissions';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';

/** The account and the moderator, as far as the offered actions depend on them. */
export interface Moderating {
	readonly userId: string;
	/** Null for this server. */
	readonly host: string | null;
	readonly isModerator: boolean;
	readonly isSuspended: boolean;
	readonly hasBanner: boolean;
	/** The moderator. */
	readonly me: { readonly id: string | null; readonly isAdmin: boolean };
}

export type AccountActionId =
	| 'suspend'
	| 'unsuspend'
	| 'unsetAvatar'
	| 'unsetBanner'
	| 'resetPassword'
	| 'deleteFiles'
	| 'deleteAccount';

type AccountEndpoint =
	| 'admin/suspend-user'
	| 'admin/unsuspend-user'
	| 'admin/unset-user-avatar'
	| 'admin/unset-user-banner'
	| 'admin/reset-password'
	| 'admin/delete-all-files-of-a-user'
	| 'admin/delete-account';

export interface AccountAction {
	/** Prefix of its text keys in `moderation`: `suspend`, `suspendTitle`. */
	readonly id: AccountActionId;
	readonly icon: IconName;
	readonly endpoint: AccountEndpoint;
	/** A further text for the confirmation. */
	readonly about?: 'suspendText' | 'forGood';
	readonly danger?: boolean;
	readonly needs: Permission;
	readonly isOffered: (to: Moderating) => boolean;
}

const isOther = ({ userId, me }: Moderating) => userId !== me.id;

/** The actions of moderators on an account; the last two are for administrators. */
export const ACCOUNT_ACTIONS: readonly AccountAction[] = [
	{
		id: 'suspend',
		icon: 'block',
		endpoint: 'admin/suspend-user',
		needs: 'write:admin:suspend-user',
		about: 'suspendText',
		danger: true,
		isOffered: to => isOther(to) && !to.isSuspended && !to.isModerator,
	},
	{
		id: 'unsuspend',
		icon: 'unlock',
		endpoint: 'admin/unsuspend-user',
		needs: 'write:admin:unsuspend-user',
		isOffered: to => to.isSuspended,
	},
	{
		id: 'unsetAvatar',
		icon: 'imageOff',
		endpoint: 'admin/unset-user-avatar',
		needs: 'write:admin:unset-user-avatar',
		isOffered: () => true,
	},
	{
		id: 'unsetBanner',
		icon: 'imageOff',
		endpoint: 'admin/unset-user-banner',
		needs: 'write:admin:unset-user-banner',
		isOffered: to => to.hasBanner,
	},
	{
		id: 'resetPassword',
		icon: 'key',
		endpoint: 'admin/reset-password',
		needs: 'write:admin:reset-password',
		isOffered: to => isOther(to) && to.host === null,
	},
	{
		id: 'deleteFiles',
		icon: 'trash',
		endpoint: 'admin/delete-all-files-of-a-user',
		needs: 'write:admin:delete-all-files-of-a-user',
		about: 'forGood',
		danger: true,
		isOffered: to => to.me.isAdmin,
	},
	{
		id: 'deleteAccount',
		icon: 'userMinus',
		endpoint: 'admin/delete-account',
		needs: 'write:admin:delete-account',
		about: 'forGood',
		danger: true,
		isOffered: to => to.me.isAdmin && isOther(to),
	},
];

/** @returns the new password for `resetPassword`, else nothing */
export async function callAccountAction(
	session: Session,
	action: AccountAction,
	params: { readonly userId: string },
): Promise<string | null> {
	const answer = await session.api.call(action.endpoint, params);
	return answer?.password ?? null;
}
