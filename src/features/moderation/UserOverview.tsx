import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { Avatar } from '@/blocks/person/Avatar';
import { Facts } from '@/blocks/person/Facts';
import { UserName } from '@/blocks/person/UserName';
import { absoluteTime } from '@/blocks/time/RelativeTime';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { numberText } from '@/i18n/numberText';
import { text } from '@/i18n/text';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/section/Section';
import styles from './moderation.module.css';
import type { ModeratedUser } from './toModeratedUser';

interface UserOverviewProps {
	user: User;
	moderated: ModeratedUser;
}

/** The user, the state of the account, and its details. */
export function UserOverview({ user, moderated }: UserOverviewProps): ReactNode {
	const { profile } = user;
	const { email, isEmailVerified, lastActiveAt } = moderated;
	return (
		<>
			<header className={styles.who}>
				<Avatar user={user} size={56} />
				<div className={styles.names}>
					<PathLink className={styles.name} path={profilePath(user)}>
						<UserName user={user} />
					</PathLink>
					<span className={styles.handle}>{acct(user)}</span>
					<span className={styles.chips}>
						{moderated.isSuspended && <Badge tone="danger">{text.moderation.suspended}</Badge>}
						{moderated.isSilenced && <Badge tone="warn">{text.moderation.silenced}</Badge>}
						{moderated.isAdmin && <Badge tone="accent">{text.moderation.admin}</Badge>}
						{moderated.isModerator && !moderated.isAdmin && <Badge tone="accent">{text.moderation.moderator}</Badge>}
						{moderated.isHibernated && <Badge>{text.moderation.hibernated}</Badge>}
						{user.isBot && <Badge>{text.note.bot}</Badge>}
						{profile?.isLocked && <Badge>{text.profile.locked}</Badge>}
					</span>
				</div>
			</header>
			<Section title={text.moderation.facts}>
				<Facts
					facts={[
						{ name: 'ID', value: user.id, copy: user.id },
						{ name: text.moderation.created, value: profile?.createdAt ? absoluteTime(profile.createdAt) : null },
						{ name: text.moderation.lastActive, value: lastActiveAt === null ? null : absoluteTime(lastActiveAt) },
						{
							name: text.moderation.email,
							value: email === null ? null : isEmailVerified ? email : `${email} (${text.moderation.unverified})`,
							copy: email ?? undefined,
						},
						{ name: text.profile.notes, value: profile && numberText(profile.notesCount) },
						{ name: text.profile.following, value: profile && numberText(profile.followingCount) },
						{ name: text.profile.followers, value: profile && numberText(profile.followersCount) },
					]}
				/>
			</Section>
		</>
	);
}
