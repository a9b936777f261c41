import type { ReactNode } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import { PathLink } from '@/blocks/navigation/PathLink';
import { Avatar } from '@/blocks/person/Avatar';
import { personQuery } from '@/blocks/person/personQuery';
import { UserName } from '@/blocks/person/UserName';
import { useThing } from '@/blocks/query/useThing';
import type { Channel } from '@/domain/collection/collections';
import { profilePath } from '@/domain/paths/profilePath';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { ChannelFigures } from './ChannelFigures';
import styles from './ChannelHead.module.css';
import { ChannelMarks } from './ChannelMarks';
import { toggleChannel } from './channelActions';

/** Banner, name, marks, what it is about, and the buttons to follow it and to mark it as a favourite. */
export function ChannelHead({ channel }: { channel: Channel }): ReactNode {
	const { name, description, bannerUrl } = channel;
	return (
		<header className={styles.head}>
			<div className={styles.banner}>{bannerUrl && <img src={bannerUrl} alt="" decoding="async" />}</div>
			<div className={styles.top}>
				<div className={styles.names}>
					<h2 className={styles.name}>
						<bdi>{name}</bdi>
					</h2>
					<ChannelMarks channel={channel} />
				</div>
				<ChannelButtons channel={channel} />
			</div>
			<div className={styles.about}>
				{description ? (
					<MfmText text={description} mode="full" host={null} />
				) : (
					<span className={styles.none}>{text.channels.noDescription}</span>
				)}
			</div>
			<ChannelFigures channel={channel} />
			{channel.userId !== null && <ChannelOwner userId={channel.userId} />}
		</header>
	);
}

function ChannelButtons({ channel }: { channel: Channel }): ReactNode {
	const session = useSession();
	const mayChange = useTokenMay('write:channels');
	if (!session.isMember || !mayChange) return null;
	const { isFollowing, isFavorited } = channel;
	return (
		<div className={styles.buttons}>
			<IconButton
				icon={isFavorited ? 'starFilled' : 'star'}
				active={isFavorited}
				aria-pressed={isFavorited}
				label={text.channels.isFavorite}
				onClick={() => void toggleChannel(session, channel, 'isFavorited')}
			/>
			<Button
				round
				variant={isFollowing ? 'normal' : 'primary'}
				onClick={() => void toggleChannel(session, channel, 'isFollowing')}
			>
				{isFollowing ? text.channels.unfollow : text.channels.follow}
			</Button>
		</div>
	);
}

/** Who runs a channel; absent where the server can't say. */
function ChannelOwner({ userId }: { userId: string }): ReactNode {
	const { data } = useThing(personQuery, { userId });
	const user = useUser(data ?? null);
	if (!user) return null;
	return (
		<p className={styles.owner}>
			{text.channels.owner}
			<PathLink className={styles.person} path={profilePath(user)}>
				<Avatar user={user} size={20} isPlain />
				<bdi>
					<UserName user={user} />
				</bdi>
			</PathLink>
		</p>
	);
}
