import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { passGate } from '@/blocks/actions/gate';
import { isOffered } from '@/blocks/actions/isOffered';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { accounts } from '@/stores/session/accounts';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { copySecret } from '@/ui/secret/copySecret';
import { SecretText } from '@/ui/secret/SecretText';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import {
	ACCOUNT_ACTIONS,
	type AccountAction,
	type AccountActionId,
	type AccountOrder,
	callAccountAction,
	type ModeratedAccount,
} from './accountActions';
import { askToReset } from './askToReset';
import styles from './moderation.module.css';
import type { ModeratedUser } from './toModeratedUser';

interface UserActionsProps {
	user: User;
	moderated: ModeratedUser;
	onDone: (id: AccountActionId) => void;
}

/** The actions on an account; each asks for confirmation. */
export function UserActions({ user, moderated, onDone }: UserActionsProps): ReactNode {
	const session = useSession();
	const [busy, setBusy] = useState<AccountActionId | null>(null);
	const [password, setPassword] = useState<string | null>(null);
	const name = acct(user);
	const act = async (order: AccountOrder) => {
		const { id, icon, about, isDangerous: danger = false } = order;
		const confirmation = {
			title: t(`moderation.${id}Title`, { name }),
			okText: text.moderation[id],
			danger,
			...(about && { text: text.moderation[about] }),
		};
		await passGate(session, {
			confirmation: id === 'resetPassword' ? undefined : confirmation,
			async perform() {
				const more = id === 'resetPassword' ? await askToReset(session, name) : {};
				if (more === null) return;
				setBusy(id);
				const told = await callAccountAction(session, order, { userId: user.id, ...more });
				if (told !== null) setPassword(told);
				toast(t('moderation.done', { action: text.moderation[id] }), { icon, tone: 'success' });
				onDone(id);
			},
		});
		setBusy(null);
	};
	const account: ModeratedAccount = {
		session,
		userId: user.id,
		host: user.host,
		isModerator: moderated.isModerator,
		isSuspended: moderated.isSuspended,
		hasBanner: (user.profile?.bannerUrl ?? null) !== null,
		act: order => void act(order),
	};
	const offered = useOffered(account);
	return (
		<Section title={text.moderation.actions}>
			<div className={styles.actions}>
				{offered.map(action => (
					<Button
						key={action.id}
						icon={action.icon}
						className={action.isDangerous ? styles.danger : undefined}
						busy={busy === action.id}
						disabled={busy !== null}
						onClick={() => action.run(account)}
					>
						{action.name()}
					</Button>
				))}
			</div>
			{password !== null && (
				<div className={styles.password} role="status">
					<span className={styles.main}>
						<small>{text.moderation.newPassword}</small>
						<SecretText>{password}</SecretText>
						<small>{text.moderation.newPasswordText}</small>
					</span>
					<Button size="small" icon="copy" onClick={() => void copySecret(password)}>
						{text.common.copy}
					</Button>
				</div>
			)}
		</Section>
	);
}

/** Drawn anew when more is known of the moderator, or when the token may do something else. */
function useOffered(account: ModeratedAccount): readonly AccountAction[] {
	useMe(me => me?.isAdmin);
	useMe(me => me?.isModerator);
	useStore(accounts);
	return ACCOUNT_ACTIONS.filter(action => isOffered(action, account));
}
