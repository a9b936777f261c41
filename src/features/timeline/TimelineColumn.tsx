import type { ReactNode } from 'react';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { t } from '@/i18n/t';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { TimelineView } from './TimelineView';
import { TIMELINES, type TimelineKind } from './timelineSources';

/** A deck column that shows a timeline of any kind. */
export default function TimelineColumn({ column, isIdle }: ColumnProps): ReactNode {
	const handle = useColumnHandle();
	const session = useSession();
	if (!(column.type in TIMELINES)) return null;
	const kind = column.type as TimelineKind;
	return (
		<TimelineView
			kind={kind}
			column={column}
			label={column.name ?? t(`timeline.${kind}`)}
			isIdle={isIdle}
			isColumn
			onFeed={handle.setFeed}
			onLocal={() => intents.send({ kind: 'showColumn', session, column: 'local' })}
			ref={handle.setList}
		/>
	);
}
