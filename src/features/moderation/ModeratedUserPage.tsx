import { type ReactNode, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import { errorText } from '@/blocks/errorText';
import { FailedState } from '@/blocks/FailedState';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { acct } from '@/domain/acct';
import { t, text } from '@/i18n/t';
import { useUser } from '@/stores/entities/useEntities';
import { useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SkeletonRows } from '@/ui/SkeletonRows';
import type { AccountActionId } from './accountActions';
import { ModerationNote } from './ModerationNote';
import styles from './moderation.module.css';
import { SignIns } from './SignIns';
import { UserActions } from './UserActions';
import { UserFiles } from './UserFiles';
import { UserOverview } from './UserOverview';
import { UserRoles } from './UserRoles';
import { useChangeModerated, useModeratedUser } from './useModeratedUser';

/** An account as moderators see it, and what they can do about it (spec 2 §2.2 and §6). */
export default function ModeratedUserPage({ params }: PageProps<'moderatedUser'>): ReactNode {
	const userId = params.userId;
	return <ModeratedUser key={userId} userId={userId} />;
}

function ModeratedUser({ userId }: { userId: string }): ReactNode {
	const { data, error, isPending, isFetching, refetch } = useModeratedUser(userId);
	const mayNote = useTokenMay('write:admin:user-note');
	const mayReadFiles = useTokenMay('read:admin:drive');
	const change = useChangeModerated(userId);
	const user = useUser(data ? userId : null);
	const [isDeleted, setDeleted] = useState(false);
	const [erasures, setErasures] = useState(0);
	useHostTitle(user ? t('moderation.of', { name: acct(user) }) : text.moderation.title);
	if (isDeleted) return <EmptyState icon="trash" title={text.moderation.userDeleted} />;
	if (isPending) return <SkeletonRows count={4} />;
	// What was there stays there when reading it again fails.
	if (!data || !user) {
		const code = error instanceof ApiError ? error.code : '';
		if (code === 'NO_SUCH_USER' || code === 'INVALID_PARAM') {
			return (
				<EmptyState icon="userMinus" title={text.moderation.noUser}>
					{text.moderation.goneText}
				</EmptyState>
			);
		}
		if (code === 'ACCESS_DENIED') return <EmptyState icon="lock" title={text.moderation.adminsOnly} />;
		return <FailedState error={error} onRetry={() => void refetch()} busy={isFetching} />;
	}
	const reload = () => void refetch();
	const onDone = (id: AccountActionId) => {
		if (id === 'deleteAccount') return setDeleted(true);
		if (id === 'deleteFiles') setErasures(erasures + 1);
		reload();
	};
	return (
		<div className={styles.page}>
			{error && (
				<p className={styles.stale} role="alert">
					{errorText(error).title}
					<Button size="small" icon="refresh" busy={isFetching} onClick={reload}>
						{text.common.retry}
					</Button>
				</p>
			)}
			<UserOverview user={user} moderated={data} />
			{mayNote && <ModerationNote userId={userId} known={data.note} onSaved={note => change({ note })} />}
			<UserRoles moderated={data} onChanged={reload} />
			<UserActions user={user} moderated={data} onDone={onDone} />
			{data.signIns.length > 0 && <SignIns signIns={data.signIns} />}
			{mayReadFiles && <UserFiles key={erasures} userId={userId} />}
		</div>
	);
}
