import type { ReactNode } from 'react';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { textAt } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { timelineColumns } from '.';
import { localColumn } from './columns/localColumn';
import { deckTimelines } from './deckColumns';
import { TimelineView } from './TimelineView';

/** A deck column that shows a timeline of any kind. */
export default function TimelineColumn({ column, isIdle }: ColumnProps): ReactNode {
	const handle = useColumnHandle();
	const session = useSession();
	const timeline = [...timelineColumns, ...deckTimelines].find(({ kind }) => kind === column.type);
	if (!timeline) return null;
	return (
		<TimelineView
			timeline={timeline}
			column={column}
			label={column.name ?? textAt(timeline.title)}
			isIdle={isIdle}
			isColumn
			rememberedAs="column"
			onFeed={handle.setFeed}
			onLocal={() => intents.send({ kind: 'showColumn', session, column: localColumn.kind })}
			ref={handle.setList}
		/>
	);
}
