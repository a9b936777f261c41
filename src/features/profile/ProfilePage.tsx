import { type ReactNode, useId } from 'react';
import { developerMode } from '@/blocks/appearance/developerMode';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { profilePath } from '@/domain/paths/profilePath';
import { plainName } from '@/domain/person/plainName';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { PageFrame } from '@/ui/page/PageFrame';
import { type Tab, Tabs } from '@/ui/Tabs';
import { ActivityTab } from './activity/ActivityTab';
import { OverviewTab } from './overview/OverviewTab';
import { PersonPage } from './PersonPage';
import { type ProfileView, VIEW_ICONS, viewName, viewsOf } from './profileViews';
import { ClipsTab } from './tabs/ClipsTab';
import { ListsTab } from './tabs/ListsTab';
import { NotesTab } from './tabs/NotesTab';
import { PagesTab } from './tabs/PagesTab';
import { PlaysTab } from './tabs/PlaysTab';
import { RawTab } from './tabs/RawTab';
import { ReactionsTab } from './tabs/ReactionsTab';

/** A user's profile. Its parts are tabs, each with an address of its own (rules/people#profiles). */
export default function ProfilePage({ params }: PageProps<'profile'>): ReactNode {
	return (
		<PersonPage acct={params.acct} title={user => t('profile.of', { name: plainName(user) })}>
			{user => <Profile key={user.id} user={user} wanted={params.view} />}
		</PersonPage>
	);
}

/** @param wanted the part that the address asks for; the overview if the profile has none of that name */
function Profile({ user, wanted }: { user: User; wanted: string | undefined }): ReactNode {
	const session = useSession();
	const { navigate } = useNavigation();
	const panel = useId();
	const isDeveloper = usePreference(developerMode);
	const views = viewsOf(user, { isOwn: user.id === session.userId, isDeveloper });
	const view = views.find(each => each === wanted) ?? 'overview';
	const tabs = views.map((value): Tab<ProfileView> => ({ value, text: viewName(value), icon: VIEW_ICONS[value] }));
	const choose = (next: ProfileView) => navigate(profilePath(user, next === 'overview' ? undefined : next));
	return (
		<PageFrame>
			<Tabs tabs={tabs} value={view} label={text.profile.parts} iconsOnly="narrow" controls={panel} onChange={choose} />
			<TabPanel id={panel} tabs={tabs} value={view} onChange={choose} fills>
				{view === 'overview' && <OverviewTab user={user} />}
				{view === 'notes' && <NotesTab user={user} />}
				{view === 'activity' && <ActivityTab user={user} />}
				{view === 'reactions' && <ReactionsTab user={user} />}
				{view === 'clips' && <ClipsTab user={user} />}
				{view === 'lists' && <ListsTab user={user} />}
				{view === 'plays' && <PlaysTab user={user} />}
				{view === 'pages' && <PagesTab user={user} />}
				{view === 'raw' && <RawTab user={user} />}
			</TabPanel>
		</PageFrame>
	);
}
