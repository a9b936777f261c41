import type { ReactNode } from 'react';
import { pathTo } from '@/domain/paths/pathTo';
import { acct } from '@/domain/person/acct';
import type { User, UserProfile } from '@/domain/person/User';
import { languageName } from '@/i18n/languageName';
import { currentLanguage, text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/icon/Icon';
import { MfmText } from '../mfm/MfmText';
import { PathLink } from '../navigation/PathLink';
import { Avatar } from './Avatar';
import styles from './ProfileHead.module.css';
import { UserName } from './UserName';

interface ProfileHeadProps {
	user: User;
	/** Buttons beside the avatar; missing in a preview. */
	actions?: ReactNode;
}

/** Banner, name, description and counts. */
export function ProfileHead({ user, actions }: ProfileHeadProps): ReactNode {
	const session = useSession();
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
				{actions && <span className={styles.buttons}>{actions}</span>}
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
					{profile.followedMessage && (
						<section className={styles.welcome} aria-label={text.profile.followedMessage}>
							<h3>{text.profile.followedMessage}</h3>
							<MfmText text={profile.followedMessage} mode="full" host={user.host} emojis={user.emojis} />
						</section>
					)}
					<Facts profile={profile} />
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

/** Where they are, when they were born, and what they speak, if they say so. */
function Facts({ profile: { location, birthday, lang } }: { profile: UserProfile }): ReactNode {
	const facts = [
		{ icon: 'mapPin', name: text.profile.location, value: location },
		{ icon: 'cake', name: text.profile.birthday, value: birthday && dateText(birthday) },
		{ icon: 'language', name: text.profile.lang, value: lang && languageName(lang) },
	] as const;
	const given = facts.filter(({ value }) => value);
	if (given.length === 0) return null;
	return (
		<dl className={styles.facts}>
			{given.map(({ icon, name, value }) => (
				<div key={icon}>
					<dt title={name}>
						<Icon name={icon} size={16} />
						<span className="visually-hidden">{name}</span>
					</dt>
					<dd dir="auto">{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** A day in the reader's language; what is no date as it came. */
function dateText(day: string): string {
	const at = Date.parse(`${day}T00:00:00Z`);
	if (Number.isNaN(at)) return day;
	return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
