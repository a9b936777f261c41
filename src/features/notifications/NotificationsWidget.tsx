import type { ReactNode } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { WidgetBox } from '@/blocks/widget/WidgetBox';
import { NotificationsView } from './NotificationsView';
import type { NotificationsData } from './widgets';

/** The widget leaves no types out. */
const NO_TYPES: readonly never[] = [];

/** The account's notifications. What is seen is read, as in a column; a preview reads nothing. */
export default function NotificationsWidget({ data }: WidgetProps<NotificationsData>): ReactNode {
	return (
		<WidgetBox height={data.height}>
			{stage => <NotificationsView excluded={NO_TYPES} isIdle={stage !== 'visible'} />}
		</WidgetBox>
	);
}
