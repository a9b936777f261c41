import type { ReactNode } from 'react';
import { Charts } from '@/blocks/charts/Charts';
import { serverCharts } from '@/blocks/charts/serverCharts';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { useHashTab } from '@/blocks/tabs/useHashTab';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useServerName } from '@/stores/session/SessionContext';
import type { IconName } from '@/ui/icon/Icon';
import { PageBody } from '@/ui/page/PageBody';
import { PageFrame } from '@/ui/page/PageFrame';
import { Tabs } from '@/ui/Tabs';
import { EmojiList } from './EmojiList';
import { Federation } from './Federation';
import { Overview } from './Overview';
import { Retention } from './Retention';

const TABS = ['overview', 'emojis', 'federation', 'charts'] as const;
type AboutTab = (typeof TABS)[number];

const ICONS: Readonly<Record<AboutTab, IconName>> = {
	overview: 'info',
	emojis: 'emoji',
	federation: 'instances',
	charts: 'pulse',
};

const WHOLE_SERVER = {};

/** The session's server: what it is, its emojis, the servers it knows, what it counts (rules/server#about). */
export default function AboutPage({ hash }: PageProps<'about'>): ReactNode {
	useHostTitle(useServerName());
	const [value, choose] = useHashTab(pathTo('about'), hash, TABS, TABS[0]);
	const tabs = TABS.map(tab => ({
		value: tab,
		text: text.server.tabs[tab],
		icon: ICONS[tab],
	}));
	return (
		<PageFrame>
			<Tabs tabs={tabs} value={value} label={text.server.parts} iconsOnly="narrow" onChange={choose} />
			<TabPanel tabs={tabs} value={value} onChange={choose} fills>
				{CONTENT[value]()}
			</TabPanel>
		</PageFrame>
	);
}

const CONTENT: Readonly<Record<AboutTab, () => ReactNode>> = {
	overview: () => (
		<ScrolledPart>
			<Overview />
		</ScrolledPart>
	),
	emojis: () => <EmojiList />,
	federation: () => <Federation />,
	charts: () => (
		<ScrolledPart>
			<PageBody>
				<Charts kinds={serverCharts} subject={WHOLE_SERVER} />
				<Retention />
			</PageBody>
		</ScrolledPart>
	),
};
