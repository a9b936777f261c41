import type { ReactNode } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import type { Channel } from '@/domain/collection/collections';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { ChannelFigures } from './ChannelFigures';
import styles from './ChannelHead.module.css';
import { ChannelMarks } from './ChannelMarks';
import { toggleChannel } from './channelActions';

/** Those of a description are the server's own. */
const NO_EMOJIS = {};

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
					<MfmText text={description} mode="full" host={null} emojis={NO_EMOJIS} />
				) : (
					<span className={styles.none}>{text.channels.noDescription}</span>
				)}
			</div>
			<ChannelFigures channel={channel} />
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
