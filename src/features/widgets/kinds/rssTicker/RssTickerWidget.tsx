import { type ReactNode, useState } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import type { FeedLine } from '@/blocks/rss/feedLines';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetNotSetUp } from '@/blocks/widget/WidgetNotSetUp';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { useIsWidgetVisible } from '@/blocks/widget/WidgetStage';
import { text } from '@/i18n/text';
import { useMotionAllowed } from '@/platform/useMotionAllowed';
import { IconButton } from '@/ui/button/IconButton';
import { useFeedLines } from '../rss/useFeedLines';
import styles from './RssTickerWidget.module.css';
import type { RssTickerData } from './rssTickerKind';

/** The items of a feed in one line that passes by. It stands still under the pointer, the focus, and by its button. */
export default function RssTickerWidget({ data }: WidgetProps<RssTickerData>): ReactNode {
	const query = useFeedLines(data.url, data.everySec, data.shuffle);
	const [isPaused, setIsPaused] = useState(false);
	const isVisible = useIsWidgetVisible();
	const mayMove = useMotionAllowed();
	if (data.url === '') return <WidgetNotSetUp icon="feed">{text.widgets.rss.notSetUp}</WidgetNotSetUp>;
	return (
		<WidgetQuery query={query}>
			{lines =>
				lines.length === 0 ? (
					<WidgetMessage icon="feed">{text.widgets.rss.none}</WidgetMessage>
				) : (
					<div className={styles.ticker}>
						<div className={styles.view} data-still={!mayMove || undefined}>
							<div
								className={styles.line}
								data-paused={isPaused || !isVisible || undefined}
								data-reverse={data.reverse || undefined}
								style={{ animationDuration: `${data.lapSec}s` }}
							>
								<Lap lines={lines} />
								{mayMove && <Lap lines={lines} isCopy />}
							</div>
						</div>
						{mayMove && (
							<IconButton
								icon={isPaused ? 'play' : 'pause'}
								size="small"
								iconSize={16}
								label={isPaused ? text.widgets.rss.resume : text.widgets.rss.pause}
								onClick={() => setIsPaused(!isPaused)}
							/>
						)}
					</div>
				)
			}
		</WidgetQuery>
	);
}

/** @param isCopy for the eye alone: its links can be pressed, but not reached by keys */
function Lap({ lines, isCopy = false }: { lines: readonly FeedLine[]; isCopy?: boolean }): ReactNode {
	return (
		<ul className={styles.lap} {...(isCopy && { 'aria-hidden': true })}>
			{lines.map(({ key, title, url }) => (
				<li key={key}>
					{url === null ? (
						<bdi>{title}</bdi>
					) : (
						<a href={url} target="_blank" rel="nofollow noopener noreferrer" {...(isCopy && { tabIndex: -1 })}>
							<bdi>{title}</bdi>
						</a>
					)}
				</li>
			))}
		</ul>
	);
}
