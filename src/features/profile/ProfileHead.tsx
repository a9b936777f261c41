import type { ReactNode } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { Avatar } from '@/blocks/person/Avatar';
import { FollowButton } from '@/blocks/person/FollowButton';
import { UserName } from '@/blocks/person/UserName';
import { pathTo } from '@/domain/paths/pathTo';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { currentLanguage, text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { IconButton } from '@/ui/button/IconButton';
import styles from './ProfilePage.module.css';

/** Banner, name, description and counts. */
export function ProfileHead({ user }: { user: User }): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const { profile } = user;
	// Only local users' reactions are known.
	const showsReactions = user.host === null && (profile?.publicReactions === true || user.id === session.userId);
	const figure = (value: number) => new Intl.NumberFormat(currentLanguage()).format(value);
	return (
		<header className={styles.head}>
			<div className={styles.banner}>
				{profile?.bannerUrl && <img src={profile.bannerUrl} alt="" loading="lazy" decoding="async" />}
			</div>
			<div className={styles.top}>
				<Avatar user={user} size={84} />
				<span className={styles.buttons}>
					{session.userId !== user.id && profile && <FollowButton user={user} profile={profile} />}
					<IconButton
						icon="more"
						label={t('userMenu.title', { name: acct(user) })}
						aria-haspopup="menu"
						onClick={({ currentTarget: anchor }) =>
							intents.send({ kind: 'userMenu', session, userId: user.id, anchor, navigation })
						}
					/>
				</span>
			</div>
			<h2 className={styles.name}>
				<UserName user={user} />
			</h2>
			<p className={styles.handle}>
				{acct(user)}
				{user.isBot && <Badge>{text.note.bot}</Badge>}
				{profile?.isLocked && <Badge>{text.profile.locked}</Badge>}
				{profile?.isFollowed && <Badge>{text.profile.followsYou}</Badge>}
			</p>
			{profile && (
				<>
					<div className={styles.about}>
						{profile.description ? (
							<MfmText text={profile.description} mode="full" host={user.host} emojis={user.emojis} />
						) : (
							<span className={styles.none}>{text.profile.noDescription}</span>
						)}
					</div>
					{profile.fields.length > 0 && (
						<dl className={styles.fields}>
							{profile.fields.map(field => (
								<div key={`${field.name} ${field.value}`}>
									<dt>
										<MfmText text={field.name} mode="simple" host={user.host} emojis={user.emojis} />
									</dt>
									<dd>
										<MfmText text={field.value} mode="full" host={user.host} emojis={user.emojis} />
									</dd>
								</div>
							))}
						</dl>
					)}
					<ul className={styles.figures}>
						<li>
							<b>{figure(profile.notesCount)}</b> {text.profile.notes}
						</li>
						<li>
							<b>{figure(profile.followingCount)}</b> {text.profile.following}
						</li>
						<li>
							<b>{figure(profile.followersCount)}</b> {text.profile.followers}
						</li>
						{showsReactions && (
							<li>
								<PathLink path={pathTo('givenReactions', { acct: user.username })}>{text.profile.reactions}</PathLink>
							</li>
						)}
					</ul>
				</>
			)}
		</header>
	);
}
