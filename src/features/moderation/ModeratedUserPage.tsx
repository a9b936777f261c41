import { type ReactNode, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { errorText } from '@/blocks/query/errorText';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { acct } from '@/domain/person/acct';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { changeThing } from '@/stores/queries/cachedThings';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import type { AccountActionId } from './accountActions';
import { ModerationNote } from './ModerationNote';
import { moderatedUserQuery } from './moderatedUserQuery';
import styles from './moderation.module.css';
import { SignIns } from './SignIns';
import { UserActions } from './UserActions';
import { UserFiles } from './UserFiles';
import { UserOverview } from './UserOverview';
import { UserRoles } from './UserRoles';

/** An account and its actions for moderators (rules/moderation#accounts). */
export default function ModeratedUserPage({ params }: PageProps<'moderatedUser'>): ReactNode {
	const userId = params.userId;
	return <ModeratedUser key={userId} userId={userId} />;
}

function ModeratedUser({ userId }: { userId: string }): ReactNode {
	const session = useSession();
	const query = useThing(moderatedUserQuery, userId);
	const { error, isFetching, refetch } = query;
	const mayNote = useTokenMay('write:admin:user-note');
	const mayReadFiles = useTokenMay('read:admin:drive');
	const user = useUser(query.data ? userId : null);
	const [isDeleted, setDeleted] = useState(false);
	const [erasures, setErasures] = useState(0);
	useHostTitle(user ? t('moderation.of', { name: acct(user) }) : text.moderation.title);
	if (isDeleted) return <EmptyState icon="trash" title={text.moderation.userDeleted} />;
	const reload = () => void refetch();
	const onDone = (id: AccountActionId) => {
		if (id === 'deleteAccount') return setDeleted(true);
		if (id === 'deleteFiles') setErasures(erasures + 1);
		reload();
	};
	const keepNote = (note: string) => changeThing(session, moderatedUserQuery, userId, now => ({ ...now, note }));
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={4} />}
			gone={{ icon: 'userMinus', title: text.moderation.noUser, text: text.moderation.goneText }}
			refused={{ icon: 'lock', title: text.moderation.adminsOnly }}
		>
			{moderated =>
				user && (
					<div className={styles.page}>
						{error && (
							<p className={styles.stale} role="alert">
								{errorText(error).title}
								<Button size="small" icon="refresh" busy={isFetching} onClick={reload}>
									{text.common.retry}
								</Button>
							</p>
						)}
						<UserOverview user={user} moderated={moderated} />
						{mayNote && <ModerationNote userId={userId} known={moderated.note} onSaved={keepNote} />}
						<UserRoles moderated={moderated} onChanged={reload} />
						<UserActions user={user} moderated={moderated} onDone={onDone} />
						{moderated.signIns.length > 0 && <SignIns signIns={moderated.signIns} />}
						{mayReadFiles && <UserFiles key={erasures} userId={userId} />}
					</div>
				)
			}
		</QueryState>
	);
}
