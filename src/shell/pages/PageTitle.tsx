import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useMe, useServerName } from '@/stores/session/SessionContext';
import { documentTitle } from './documentTitle';
import { mainTitle } from './mainTitle';

/** Writes the title of the browser's tab, in every layout: a deck may have no main view. */
export function PageTitle(): null {
	const title = useStore(mainTitle, state => state.title);
	const site = useServerName();
	const unread = useMe(me => me?.unreadNotificationsCount ?? 0);
	useEffect(() => {
		document.title = documentTitle(title, site, unread);
	}, [title, site, unread]);
	return null;
}
