import { type ReactNode, useMemo } from 'react';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { readExcluded } from '@/domain/notification/listedTypes';
import { NotificationsView } from './NotificationsView';

export default function NotificationsColumn({ column, isIdle }: ColumnProps): ReactNode {
	const { setList, setFeed } = useColumnHandle();
	const excluded = useMemo(() => readExcluded(column.excludeTypes), [column.excludeTypes]);
	return <NotificationsView excluded={excluded} columnId={column.id} isIdle={isIdle} ref={setList} onFeed={setFeed} />;
}
