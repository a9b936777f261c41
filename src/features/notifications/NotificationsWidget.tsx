import { type ReactNode, useMemo } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { WidgetBox } from '@/blocks/widget/WidgetBox';
import { readExcluded } from '@/domain/notification/listedTypes';
import { NotificationsView } from './NotificationsView';
import type { NotificationsData } from './widgets';

/** The account's notifications. What is seen is read, as in a column; a preview reads nothing. */
export default function NotificationsWidget({ data }: WidgetProps<NotificationsData>): ReactNode {
	const { excludeTypes, height } = data;
	const excluded = useMemo(() => readExcluded(excludeTypes), [excludeTypes]);
	return (
		<WidgetBox height={height}>
			{stage => <NotificationsView excluded={excluded} isIdle={stage !== 'visible'} />}
		</WidgetBox>
	);
}
