import { type ReactNode, useState } from 'react';
import { showError } from '@/blocks/actions/showError';
import { PathLink } from '@/blocks/navigation/PathLink';
import { UserName } from '@/blocks/person/UserName';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { useTickedNow } from '@/blocks/time/useTickedNow';
import { profilePath } from '@/domain/paths/profilePath';
import { type Invite, type InviteState, inviteState } from '@/domain/server/Invite';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { IconButton } from '@/ui/button/IconButton';
import { confirm } from '@/ui/dialog/dialogs';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import styles from './invite.module.css';
import { deleteInvite } from './inviteQueries';

const TONES: Readonly<Record<InviteState, 'accent' | 'success' | 'dim'>> = {
	unused: 'accent',
	used: 'success',
	expired: 'dim',
};

/** A code with its state; it can be copied while it is valid, and deleted until it was used. */
export function InviteRow({ invite }: { invite: Invite }): ReactNode {
	const session = useSession();
	const mayDelete = useTokenMay('write:invite-codes');
	const [isBusy, setBusy] = useState(false);
	const { code, createdAt, expiresAt } = invite;
	const state = inviteState(invite, useTickedNow());
	const remove = async () => {
		const isSure = await confirm({
			title: fill(text.server.deleteInvite, { code }),
			...(state === 'unused' && { text: text.server.deleteInviteText }),
			okText: text.common.delete,
			danger: true,
		});
		if (!isSure) return;
		setBusy(true);
		try {
			await deleteInvite(session, invite);
		} catch (error) {
			setBusy(false);
			await showError(error);
		}
	};
	return (
		<li className={styles.invite} data-state={state}>
			<span className={styles.facts}>
				<span className={styles.first}>
					<code>{code}</code>
					<Badge tone={TONES[state]}>{text.server.inviteStates[state]}</Badge>
				</span>
				<small>
					{text.server.made} <RelativeTime at={createdAt} />
					{state === 'unused' && expiresAt !== null && (
						<>
							{' · '}
							{text.server.validUntil} <RelativeTime at={expiresAt} />
						</>
					)}
					<UsedBy invite={invite} />
				</small>
			</span>
			{state === 'unused' && (
				<IconButton
					icon="copy"
					label={fill(text.server.copyInvite, { code })}
					onClick={() => void copyWithToast(code)}
				/>
			)}
			{mayDelete && state !== 'used' && (
				<IconButton
					icon="trash"
					label={fill(text.server.deleteInviteLabel, { code })}
					disabled={isBusy}
					onClick={() => void remove()}
				/>
			)}
		</li>
	);
}

function UsedBy({ invite: { usedById, usedAt } }: { invite: Invite }): ReactNode {
	const user = useUser(usedById);
	if (usedAt === null && !user) return null;
	return (
		<>
			{' · '}
			{text.server.usedBy}{' '}
			{user && (
				<PathLink className={styles.person} path={profilePath(user)}>
					<UserName user={user} />
				</PathLink>
			)}{' '}
			{usedAt !== null && <RelativeTime at={usedAt} />}
		</>
	);
}
