import type { ReactNode } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import { Avatar } from '@/blocks/person/Avatar';
import { FollowButton } from '@/blocks/person/FollowButton';
import { personQuery } from '@/blocks/person/personQuery';
import { UserName } from '@/blocks/person/UserName';
import { errorText } from '@/blocks/query/errorText';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { acct } from '@/domain/person/acct';
import { mayReadFollows } from '@/domain/person/mayReadFollows';
import { parseAcct } from '@/domain/person/parseAcct';
import type { User, UserProfile } from '@/domain/person/User';
import { numberText } from '@/i18n/numberText';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { IconButton } from '@/ui/button/IconButton';
import { Spinner } from '@/ui/state/Spinner';
import styles from './UserCard.module.css';

interface UserCardProps {
	/** `@name` or `@name@host`. */
	name: string;
	/** Whether it was opened by keyboard, so that it mentions the keys. */
	isByKeyboard: boolean;
}

/** A short profile of a user. */
export function UserCard({ name, isByKeyboard }: UserCardProps): ReactNode {
	const session = useSession();
	const query = useThing(personQuery, parseAcct(name, session.host));
	const user = useUser(query.data ?? null);
	return (
		<section className={styles.card} aria-label={t('userMenu.card', { name })}>
			<QueryState
				query={query}
				loading={<Spinner className={styles.pending ?? ''} />}
				failed={error => <p className={styles.error}>{errorText(error).title}</p>}
			>
				{() => user?.profile && <Content user={user} profile={user.profile} isByKeyboard={isByKeyboard} />}
			</QueryState>
		</section>
	);
}

function Content({
	user,
	profile,
	isByKeyboard,
}: {
	user: User;
	profile: UserProfile;
	isByKeyboard: boolean;
}): ReactNode {
	const session = useSession();
	const isOther = session.userId !== user.id;
	return (
		<>
			<div className={styles.banner}>
				{profile.bannerUrl && <img src={profile.bannerUrl} alt="" decoding="async" />}
			</div>
			<div className={styles.top}>
				<Avatar user={user} size={56} isPlain />
				<span className={styles.buttons}>
					{isOther && <FollowButton user={user} profile={profile} />}
					<IconButton
						icon="more"
						label={t('userMenu.title', { name: acct(user) })}
						aria-haspopup="menu"
						onClick={({ currentTarget: anchor }) => {
							const { left: x, bottom: y } = anchor.getBoundingClientRect();
							intents.send({ kind: 'userMenu', session, userId: user.id, anchor: { x, y } });
						}}
					/>
				</span>
			</div>
			<p className={styles.name}>
				<UserName user={user} />
			</p>
			<p className={styles.handle}>
				{acct(user)}
				{user.isBot && <Badge>{text.note.bot}</Badge>}
				{profile.isFollowed && <Badge>{profile.isFollowing ? text.profile.mutual : text.profile.followsYou}</Badge>}
			</p>
			{profile.description && (
				<p className={styles.description}>
					<MfmText text={profile.description} host={user.host} emojis={user.emojis} excerptLength={PREVIEW_LENGTH} />
				</p>
			)}
			{profile.memo && (
				<p className={styles.memo}>
					<b>{text.userMenu.memo}</b> {profile.memo}
				</p>
			)}
			<ul className={styles.figures}>
				<Figure value={profile.notesCount} name={text.profile.notes} />
				{mayReadFollows(profile, 'following', !isOther) && (
					<Figure value={profile.followingCount} name={text.profile.following} />
				)}
				{mayReadFollows(profile, 'followers', !isOther) && (
					<Figure value={profile.followersCount} name={text.profile.followers} />
				)}
			</ul>
			{isByKeyboard && (
				<p className={styles.keys} role="status">
					{text.userMenu.cardKeys}
				</p>
			)}
		</>
	);
}

function Figure({ value, name }: { value: number; name: string }): ReactNode {
	return (
		<li>
			<b>{numberText(value)}</b> {name}
		</li>
	);
}
