import type { ActedOn, ActionDefinition } from '@/blocks/actions/ActionDefinition';
import type { Permission } from '@/domain/account/permissions';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';

/** An account that a moderator looks at: what the actions on it are given. */
export interface ModeratedAccount extends ActedOn {
	/** The moderator's. */
	readonly session: Session;
	readonly userId: string;
	/** Null for this server. */
	readonly host: string | null;
	readonly isModerator: boolean;
	readonly isSuspended: boolean;
	readonly hasBanner: boolean;
	/** Asks first, then does it and tells what came of it. */
	readonly act: (order: AccountOrder) => void;
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

/** What is asked of the server. */
export interface AccountOrder {
	/** Its texts in `moderation` begin with it: `suspend`, `suspendTitle`. */
	readonly id: AccountActionId;
	readonly icon: IconName;
	readonly endpoint: AccountEndpoint;
	/** A further text for the confirmation. */
	readonly about?: 'suspendText' | 'forGood';
	readonly isDangerous?: boolean;
}

interface AccountActionDescription extends AccountOrder {
	readonly needs: Permission;
	readonly isOffered?: (account: ModeratedAccount) => boolean;
}

/** As a button draws it: by its name alone, and pressed at once. */
export type AccountAction = Extract<ActionDefinition<ModeratedAccount>, { run: unknown; name: () => string }> &
	AccountOrder;

const accountAction = ({ needs, isOffered, ...order }: AccountActionDescription): AccountAction => ({
	...order,
	name: () => text.moderation[order.id],
	who: 'moderator',
	needs: [needs],
	...(isOffered && { isOffered }),
	run: ({ act }) => act(order),
});

const isOther = ({ userId, session }: ModeratedAccount): boolean => userId !== session.userId;
const isForAdmin = ({ session }: ModeratedAccount): boolean => session.me.getState().me?.isAdmin ?? false;

/** The actions of moderators on an account; the last two are for administrators. */
export const ACCOUNT_ACTIONS: readonly AccountAction[] = [
	accountAction({
		id: 'suspend',
		icon: 'block',
		endpoint: 'admin/suspend-user',
		needs: 'write:admin:suspend-user',
		about: 'suspendText',
		isDangerous: true,
		isOffered: account => isOther(account) && !account.isSuspended && !account.isModerator,
	}),
	accountAction({
		id: 'unsuspend',
		icon: 'unlock',
		endpoint: 'admin/unsuspend-user',
		needs: 'write:admin:unsuspend-user',
		isOffered: ({ isSuspended }) => isSuspended,
	}),
	accountAction({
		id: 'unsetAvatar',
		icon: 'imageOff',
		endpoint: 'admin/unset-user-avatar',
		needs: 'write:admin:unset-user-avatar',
	}),
	accountAction({
		id: 'unsetBanner',
		icon: 'imageOff',
		endpoint: 'admin/unset-user-banner',
		needs: 'write:admin:unset-user-banner',
		isOffered: ({ hasBanner }) => hasBanner,
	}),
	accountAction({
		id: 'resetPassword',
		icon: 'key',
		endpoint: 'admin/reset-password',
		needs: 'write:admin:reset-password',
		isOffered: account => isOther(account) && account.host === null,
	}),
	accountAction({
		id: 'deleteFiles',
		icon: 'trash',
		endpoint: 'admin/delete-all-files-of-a-user',
		needs: 'write:admin:delete-all-files-of-a-user',
		about: 'forGood',
		isDangerous: true,
		isOffered: isForAdmin,
	}),
	accountAction({
		id: 'deleteAccount',
		icon: 'userMinus',
		endpoint: 'admin/delete-account',
		needs: 'write:admin:delete-account',
		about: 'forGood',
		isDangerous: true,
		isOffered: account => isForAdmin(account) && isOther(account),
	}),
];

/** @returns the new password for `resetPassword`, else nothing */
export async function callAccountAction(
	session: Session,
	{ endpoint }: AccountOrder,
	params: { readonly userId: string },
): Promise<string | null> {
	const answer = await session.api.call(endpoint, params);
	return answer?.password ?? null;
}
