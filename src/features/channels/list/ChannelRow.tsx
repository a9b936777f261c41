import type { ReactNode } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import { LinkRow } from '@/blocks/row/LinkRow';
import type { Channel } from '@/domain/collection/collections';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/icon/Icon';
import { ChannelFigures } from '../ChannelFigures';
import { ChannelMarks } from '../ChannelMarks';
import { channelColor } from '../channelColor';
import styles from './channelList.module.css';

/** A channel in a list: banner, colour, name, the beginning of its description, and what the account has to do with it. */
export function ChannelRow({ channel }: { channel: Channel }): ReactNode {
	const { id, name, description, bannerUrl, isFollowing, isFavorited } = channel;
	return (
		<LinkRow
			look="banner"
			style={channelColor(channel)}
			path={pathTo('channel', { channelId: id })}
			name={name}
			picture={
				<span className={styles.picture}>
					{bannerUrl ? (
						<img src={bannerUrl} alt="" loading="lazy" decoding="async" />
					) : (
						<Icon name="channel" size={24} />
					)}
				</span>
			}
			about={description && <MfmText text={description} mode="full" host={null} excerptLength={PREVIEW_LENGTH} />}
		>
			<ChannelFigures channel={channel} />
			<ChannelMarks channel={channel} />
			{(isFollowing || isFavorited) && (
				<p className={styles.marks}>
					{isFollowing && <Badge tone="accent">{text.channels.isFollowing}</Badge>}
					{isFavorited && <Badge tone="accent">{text.channels.isFavorite}</Badge>}
				</p>
			)}
		</LinkRow>
	);
}
