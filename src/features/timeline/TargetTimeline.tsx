import { type ReactNode, useMemo } from 'react';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import type { TargetTimelineProps } from '@/blocks/hosting/TargetTimeline';
import { columnOf } from '@/domain/deck/deck';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { channelColumn } from './columns/channelColumn';
import { roleColumn } from './columns/roleColumn';
import styles from './TargetTimeline.module.css';
import { TimelineOptionsButton } from './TimelineOptionsButton';
import { TimelineView } from './TimelineView';
import { timelineChoice } from './timelineSettings';

const { writesTo: _, ...closedChannel } = channelColumn;

/** The notes of a channel or role as the list of its page, with what the page shows above them, and the options. */
export default function TargetTimeline({ kind, id, name, isClosed = false, header }: TargetTimelineProps): ReactNode {
	const { setList, setFeed } = useColumnHandle();
	const { filter } = useBaseSetting(timelineChoice);
	const column = useMemo(() => columnOf(kind, filter, { kind, id }), [kind, id, filter]);
	const timeline = kind === 'role' ? roleColumn : isClosed ? closedChannel : channelColumn;
	return (
		<TimelineView
			key={id}
			timeline={timeline}
			column={column}
			label={name}
			header={
				<div className={styles.header}>
					<div className={styles.above}>{header}</div>
					<TimelineOptionsButton options={timeline.options} hasTabs={false} column={column} title={name} />
				</div>
			}
			onFeed={setFeed}
			ref={setList}
		/>
	);
}
