import { type ReactNode, useMemo } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { WidgetBox } from '@/blocks/widget/WidgetBox';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { columnOf } from '@/domain/deck/deck';
import { text, textAt } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { TimelineView } from '../TimelineView';
import type { TimelineWidgetData } from '../widgets';
import { chosenTarget, widgetTimeline } from './widgetTimelines';

/** A timeline in a small box. */
export default function TimelineWidget({ data }: WidgetProps<TimelineWidgetData>): ReactNode {
	const session = useSession();
	const { src, withRenotes, onlyFiles, height } = data;
	const timeline = widgetTimeline(src);
	const targetId = chosenTarget(src, data.target)?.id ?? null;
	const kind = timeline?.target?.kind;
	const column = useMemo(
		() =>
			columnOf(
				src,
				{ withRenotes, onlyFiles, withReplies: false, withSensitive: true },
				kind === undefined || targetId === null ? null : { kind, id: targetId },
			),
		[src, withRenotes, onlyFiles, kind, targetId],
	);
	if (!timeline?.isOffered(session))
		return <WidgetMessage icon="lock">{text.widgets.timeline.notOffered}</WidgetMessage>;
	if (kind !== undefined && column.target === null) {
		return <WidgetMessage icon={timeline.icon}>{text.widgets.timeline.notSetUp}</WidgetMessage>;
	}
	return (
		<WidgetBox height={height}>
			{stage => (
				<TimelineView
					timeline={timeline}
					column={column}
					label={textAt(timeline.title)}
					isIdle={stage === 'hidden'}
					isColumn
				/>
			)}
		</WidgetBox>
	);
}
