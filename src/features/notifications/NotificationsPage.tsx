import { type ReactNode, useId, useMemo, useState } from 'react';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { readExcluded } from '@/domain/notification/listedTypes';
import { writeExcluded } from '@/domain/notification/writeExcluded';
import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { openMenu } from '@/ui/menu/openMenu';
import { PageFrame } from '@/ui/page/PageFrame';
import { type Tab, Tabs } from '@/ui/Tabs';
import { BackgroundOffer } from './BackgroundOffer';
import { MentionsView } from './MentionsView';
import { manageItems } from './manageItems';
import styles from './NotificationsPage.module.css';
import { NotificationsView } from './NotificationsView';
import { pageFilter } from './pageFilter';
import { typeItems } from './typeItems';

type TabName = 'all' | 'mentions' | 'direct';

/** The page of notifications: all of them, or the notes that mention the account. */
export default function NotificationsPage(): ReactNode {
	useHostTitle(text.notifications.title);
	const mayReadNotes = useTokenMay('read:account');
	const [chosen, setTab] = useState<TabName>('all');
	const tab = mayReadNotes ? chosen : 'all';
	const panel = useId();
	const tabs: readonly Tab<TabName>[] = [
		{ value: 'all', text: text.notificationMenu.all },
		{ value: 'mentions', text: text.timeline.mentions },
		{ value: 'direct', text: text.timeline.direct },
	];
	return (
		<PageFrame>
			<div className={styles.head}>
				{mayReadNotes ? (
					<Tabs tabs={tabs} value={tab} label={text.notifications.title} controls={panel} onChange={setTab} />
				) : (
					<span />
				)}
				{tab === 'all' && <FilterButton />}
				<MoreButton />
			</div>
			<TabPanel id={panel} tabs={mayReadNotes ? tabs : []} value={tab} onChange={setTab} fills>
				{tab === 'all' ? <All /> : <MentionsView key={tab} isDirect={tab === 'direct'} />}
			</TabPanel>
		</PageFrame>
	);
}

const OFFER = <BackgroundOffer />;

function All(): ReactNode {
	const { setList, setFeed } = useColumnHandle();
	const stored = useBaseSetting(pageFilter);
	const excluded = useMemo(() => readExcluded(stored), [stored]);
	return <NotificationsView excluded={excluded} header={OFFER} ref={setList} onFeed={setFeed} />;
}

function FilterButton(): ReactNode {
	const isActive = readExcluded(useBaseSetting(pageFilter)).length > 0;
	const { filter, filterActive } = text.notificationMenu;
	return (
		<IconButton
			icon="filter"
			label={isActive ? filterActive : filter}
			active={isActive}
			aria-haspopup="menu"
			onClick={event =>
				openMenu({
					anchor: event.currentTarget,
					label: filter,
					items: () =>
						typeItems({
							get: () => readExcluded(baseSettings.get(pageFilter)),
							set: excluded => baseSettings.set(pageFilter, writeExcluded(baseSettings.get(pageFilter), excluded)),
						}),
				})
			}
		/>
	);
}

function MoreButton(): ReactNode {
	const session = useSession();
	const { navigate } = useNavigation();
	const label = text.notificationMenu.more;
	return (
		<IconButton
			icon="more"
			label={label}
			aria-haspopup="menu"
			onClick={event => openMenu({ anchor: event.currentTarget, label, items: () => manageItems(session, navigate) })}
		/>
	);
}
