import { type ReactNode, useMemo } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { WidgetBox } from '@/blocks/widget/WidgetBox';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetNotSetUp } from '@/blocks/widget/WidgetNotSetUp';
import { text, textAt } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { TimelineView } from '../TimelineView';
import type { TimelineWidgetData } from '../widgets';
import { columnOfWidget, widgetTimeline } from './widgetTimelines';

/** A timeline in a small box. */
export default function TimelineWidget({ data }: WidgetProps<TimelineWidgetData>): ReactNode {
	const session = useSession();
	const { src, target, withRenotes, onlyFiles, height } = data;
	const timeline = widgetTimeline(src);
	const column = useMemo(
		() => columnOfWidget(src, target, { withRenotes, onlyFiles }),
		[src, target, withRenotes, onlyFiles],
	);
	if (!timeline?.isOffered(session))
		return <WidgetMessage icon="lock">{text.widgets.timeline.notOffered}</WidgetMessage>;
	if (!column) return <WidgetNotSetUp icon={timeline.icon}>{text.widgets.timeline.notSetUp}</WidgetNotSetUp>;
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
