import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { FollowRequest } from '@/blocks/person/FollowRequest';
import { isModerator } from '@/domain/account/isModerator';
import { pathTo } from '@/domain/paths/pathTo';
import { plainName } from '@/domain/person/plainName';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { MovedNotice } from './MovedNotice';
import { Notice } from './Notice';
import { RemoteNotice } from './RemoteNotice';

/** What concerns the whole account: that it is suspended, has moved, blocks the reader, is of another server. */
export function ProfileNotices({ user }: { user: User }): ReactNode {
	const session = useSession();
	const moderates = useMe(me => me !== null && isModerator(me));
	const { profile } = user;
	if (profile === null) return null;
	const name = plainName(user);
	const isOther = user.id !== session.userId;
	return (
		<>
			{profile.isSuspended && (
				<Notice icon="block" tone="danger" title={text.profile.suspended}>
					{moderates && (
						<PathLink path={pathTo('moderatedUser', { userId: user.id })}>{text.profile.openModeration}</PathLink>
					)}
				</Notice>
			)}
			{profile.isDeleted && <Notice icon="trash" tone="danger" title={text.profile.deleted} />}
			{user.movedTo !== null && <MovedNotice user={user} movedTo={user.movedTo} />}
			{isOther && user.asksToFollow && (
				<Notice icon="userPlus" tone="accent" title={t('profile.asksToFollow', { name })}>
					<FollowRequest user={user} />
				</Notice>
			)}
			{profile.isBlocking && (
				<Notice icon="block" tone="warn" title={t('profile.blocking', { name })}>
					{text.profile.blockingText}
				</Notice>
			)}
			{profile.isBlocked && (
				<Notice icon="block" tone="warn" title={t('profile.blocked', { name })}>
					{text.profile.blockedText}
				</Notice>
			)}
			{user.host !== null && <RemoteNotice user={user} url={profile.url} />}
		</>
	);
}
