import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { copyWithToast } from '@/blocks/actions/copyWithToast';
import { passGate } from '@/blocks/actions/gate';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { accounts } from '@/stores/session/accounts';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { tokenMay } from '@/stores/session/tokenMay';
import { Button } from '@/ui/button/Button';
import { toast } from '@/ui/toast/toasts';
import { ACCOUNT_ACTIONS, type AccountAction, type AccountActionId, callAccountAction } from './accountActions';
import { askToReset } from './askToReset';
import styles from './moderation.module.css';
import { Section } from './Section';
import type { ModeratedUser } from './toModeratedUser';

interface UserActionsProps {
	user: User;
	moderated: ModeratedUser;
	onDone: (id: AccountActionId) => void;
}

/** The actions on an account; each asks for confirmation. */
export function UserActions({ user, moderated, onDone }: UserActionsProps): ReactNode {
	const session = useSession();
	const isAdmin = useMe(me => me?.isAdmin ?? false);
	const [busy, setBusy] = useState<AccountActionId | null>(null);
	const [password, setPassword] = useState<string | null>(null);
	const name = acct(user);
	const mayDo = useStore(accounts, () =>
		ACCOUNT_ACTIONS.filter(({ needs }) => tokenMay(session, needs))
			.map(({ id }) => id)
			.join(),
	);
	const offered = ACCOUNT_ACTIONS.filter(({ id }) => mayDo.split(',').includes(id)).filter(({ isOffered }) =>
		isOffered({
			userId: user.id,
			host: user.host,
			isModerator: moderated.isModerator,
			isSuspended: moderated.isSuspended,
			hasBanner: (user.profile?.bannerUrl ?? null) !== null,
			me: { id: session.userId, isAdmin },
		}),
	);
	const run = async (action: AccountAction) => {
		const { id, about, danger = false } = action;
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
				const told = await callAccountAction(session, action, { userId: user.id, ...more });
				if (told !== null) setPassword(told);
				toast(t('moderation.done', { action: text.moderation[id] }), { icon: action.icon, tone: 'success' });
				onDone(id);
			},
		});
		setBusy(null);
	};
	return (
		<Section title={text.moderation.actions}>
			<div className={styles.actions}>
				{offered.map(action => (
					<Button
						key={action.id}
						icon={action.icon}
						className={action.danger ? styles.danger : undefined}
						busy={busy === action.id}
						disabled={busy !== null}
						onClick={() => void run(action)}
					>
						{text.moderation[action.id]}
					</Button>
				))}
			</div>
			{password !== null && (
				<div className={styles.password} role="status">
					<span className={styles.main}>
						<small>{text.moderation.newPassword}</small>
						<code>{password}</code>
						<small>{text.moderation.newPasswordText}</small>
					</span>
					<Button size="small" icon="copy" onClick={() => void copyWithToast(password)}>
						{text.common.copy}
					</Button>
				</div>
			)}
		</Section>
	);
}
