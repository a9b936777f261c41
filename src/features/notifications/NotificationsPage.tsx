import type { ReactNode } from 'react';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { text } from '@/i18n/text';
import { NotificationsView } from './NotificationsView';

export default function NotificationsPage(): ReactNode {
	useHostTitle(text.notifications.title);
	const { setList, setFeed } = useColumnHandle();
	return <NotificationsView ref={setList} onFeed={setFeed} />;
}
