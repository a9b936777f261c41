import type { ReactNode } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetNotSetUp } from '@/blocks/widget/WidgetNotSetUp';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { text } from '@/i18n/text';
import shared from '../widget.module.css';
import styles from './RssWidget.module.css';
import type { RssData } from './rssKind';
import { useFeedLines } from './useFeedLines';

/** The newest items of a feed. */
export default function RssWidget({ data }: WidgetProps<RssData>): ReactNode {
	const query = useFeedLines(data.url, data.everySec, data.shuffle);
	if (data.url === '') return <WidgetNotSetUp icon="feed">{text.widgets.rss.notSetUp}</WidgetNotSetUp>;
	return (
		<WidgetQuery query={query}>
			{lines =>
				lines.length === 0 ? (
					<WidgetMessage icon="feed">{text.widgets.rss.none}</WidgetMessage>
				) : (
					<ul className={shared.list}>
						{lines.slice(0, data.most).map(({ key, title, url, at }) => (
							<li key={key} className={styles.item}>
								{url === null ? (
									<bdi>{title}</bdi>
								) : (
									<a href={url} target="_blank" rel="nofollow noopener noreferrer">
										<bdi>{title}</bdi>
									</a>
								)}
								{at !== null && (
									<span className={styles.time}>
										<RelativeTime at={at} />
									</span>
								)}
							</li>
						))}
					</ul>
				)
			}
		</WidgetQuery>
	);
}
