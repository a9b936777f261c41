import type { ReactNode } from 'react';
import { followListPath } from '@/domain/paths/followListPath';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import { mayReadFollows } from '@/domain/person/mayReadFollows';
import type { User, UserProfile } from '@/domain/person/User';
import { numberText } from '@/i18n/numberText';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/icon/Icon';
import { MfmText } from '../mfm/MfmText';
import { PathLink } from '../navigation/PathLink';
import { Avatar } from './Avatar';
import { ProfileFacts } from './ProfileFacts';
import styles from './ProfileHead.module.css';
import { RoleChips } from './RoleChips';
import { UserName } from './UserName';

interface ProfileHeadProps {
	user: User;
	/** Buttons beside the avatar; missing in a preview. */
	actions?: ReactNode;
	/** What concerns the whole account, such as that it has moved; above the description. */
	notices?: ReactNode;
}

/** Banner, name, description, facts and counts. */
export function ProfileHead({ user, actions, notices }: ProfileHeadProps): ReactNode {
	const { profile } = user;
	return (
		<header className={styles.head}>
			<div className={styles.banner}>
				{profile?.bannerUrl && <img src={profile.bannerUrl} alt="" loading="lazy" decoding="async" />}
			</div>
			<div className={styles.top}>
				<Avatar user={user} size={84} />
				{actions && <span className={styles.buttons}>{actions}</span>}
			</div>
			<h2 className={styles.name}>
				<UserName user={user} />
				{user.badgeRoles.map(
					({ name, iconUrl }) =>
						iconUrl && <img key={name} className={styles.badge} src={iconUrl} alt={name} data-tooltip={name} />,
				)}
			</h2>
			<p className={styles.handle}>
				<span dir="auto">{acct(user)}</span>
				{user.isBot && <Badge>{text.note.bot}</Badge>}
				{user.isCat && <Badge>{text.profile.cat}</Badge>}
				{profile && <Marks profile={profile} />}
			</p>
			{notices}
			{profile && (
				<>
					{profile.roles.length > 0 && <RoleChips roles={profile.roles} />}
					<div className={styles.about}>
						{profile.description ? (
							<MfmText text={profile.description} mode="full" host={user.host} emojis={user.emojis} />
						) : (
							<span className={styles.none}>{text.profile.noDescription}</span>
						)}
					</div>
					{profile.followedMessage && (
						<section className={styles.welcome} aria-label={text.profile.followedMessage}>
							<h3>{text.profile.followedMessage}</h3>
							<MfmText text={profile.followedMessage} mode="full" host={user.host} emojis={user.emojis} />
						</section>
					)}
					<ProfileFacts user={user} profile={profile} />
					{profile.fields.length > 0 && <Fields user={user} profile={profile} />}
					<Figures user={user} profile={profile} />
				</>
			)}
		</header>
	);
}

/** How the two stand to each other. */
function Marks({ profile }: { profile: UserProfile }): ReactNode {
	const { isLocked, isFollowing, isFollowed, isMuted, isRenoteMuted, notify, withReplies } = profile;
	const { locked, mutual, followsYou, muted, renotesMuted, notified, repliesShown } = text.profile;
	return (
		<>
			{isLocked && <Badge>{locked}</Badge>}
			{isFollowed && <Badge tone={isFollowing ? 'accent' : 'dim'}>{isFollowing ? mutual : followsYou}</Badge>}
			{isMuted && <Badge tone="warn">{muted}</Badge>}
			{isRenoteMuted && <Badge tone="warn">{renotesMuted}</Badge>}
			{isFollowing && notify === 'normal' && <Mark icon="bell" name={notified} />}
			{isFollowing && withReplies && <Mark icon="reply" name={repliesShown} />}
		</>
	);
}

function Mark({ icon, name }: { icon: 'bell' | 'reply'; name: string }): ReactNode {
	return (
		<span className={styles.mark} data-tooltip={name}>
			<Icon name={icon} size={15} />
			<span className="visually-hidden">{name}</span>
		</span>
	);
}

interface KnownUser {
	user: User;
	profile: UserProfile;
}

function Fields({ user: { host, emojis }, profile: { fields, verifiedLinks } }: KnownUser): ReactNode {
	return (
		<dl className={styles.fields}>
			{fields.map(({ name, value }) => (
				<div key={`${name} ${value}`}>
					<dt>
						<MfmText text={name} mode="simple" host={host} emojis={emojis} />
					</dt>
					<dd>
						<MfmText text={value} mode="full" host={host} emojis={emojis} />
						{verifiedLinks.includes(value) && (
							<span className={styles.verified} data-tooltip={text.profile.verified}>
								<Icon name="success" size={15} />
								<span className="visually-hidden">{text.profile.verified}</span>
							</span>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** The counts, with links to the lists that the reader may see. */
function Figures({ user, profile }: KnownUser): ReactNode {
	const session = useSession();
	const may = (list: 'following' | 'followers') => mayReadFollows(profile, list, user.id === session.userId);
	return (
		<ul className={styles.figures}>
			<Figure value={profile.notesCount} name={text.profile.notes} path={profilePath(user, 'notes')} />
			<Figure
				value={profile.followingCount}
				name={text.profile.following}
				path={may('following') ? followListPath(user, 'following') : null}
			/>
			<Figure
				value={profile.followersCount}
				name={text.profile.followers}
				path={may('followers') ? followListPath(user, 'followers') : null}
			/>
		</ul>
	);
}

/** @param path null for a list that the reader may not see: servers tell 0 then, which isn't shown */
function Figure({ value, name, path }: { value: number; name: string; path: string | null }): ReactNode {
	if (path === null) {
		return (
			<li data-tooltip={text.profile.listHidden}>
				<Icon name="lock" size={14} /> {name}
			</li>
		);
	}
	return (
		<li>
			<PathLink path={path}>
				<b>{numberText(value)}</b> {name}
			</PathLink>
		</li>
	);
}
