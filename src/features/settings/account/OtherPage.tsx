import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { SettingRow } from '../entries/SettingRow';
import { useOfferedEntries } from '../entries/useOfferedEntries';
import { AccountInfo } from './AccountInfo';
import { DeleteAccount } from './DeleteAccount';
import { Migration } from './Migration';
import { OwnAccount } from './OwnAccount';
import { Roles } from './Roles';

/** About the account itself: what the server knows, what its roles allow, moving and deleting it. */
export default function OtherPage(): ReactNode {
	useHostTitle(text.settings.pages.other);
	return (
		<OwnAccount>
			{account => (
				<PageBody>
					<AccountInfo account={account} />
					<Roles account={account} />
					<Developers />
					<Migration account={account} />
					<DeleteAccount account={account} />
				</PageBody>
			)}
		</OwnAccount>
	);
}

/** The settings for developers, and the way to the registry. */
function Developers(): ReactNode {
	const entries = useOfferedEntries().filter(({ section }) => section === 'other/developers');
	return (
		<Section title={text.settingFields.sections.other.developers}>
			{entries.map(entry => (
				<SettingRow key={entry.key} entry={entry} />
			))}
			<AboutText marker="registry">
				<PathLink path={pathTo('registry')}>{text.ownAccount.registry}</PathLink>
			</AboutText>
		</Section>
	);
}
