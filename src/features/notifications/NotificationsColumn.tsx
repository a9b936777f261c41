import type { ReactNode } from 'react';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { NotificationsView } from './NotificationsView';

export default function NotificationsColumn({ isIdle }: ColumnProps): ReactNode {
	const { setList, setFeed } = useColumnHandle();
	return <NotificationsView isIdle={isIdle} ref={setList} onFeed={setFeed} />;
}
