import { type ReactNode, useState } from 'react';
import { ElsewhereOnly } from '@/blocks/account/ElsewhereOnly';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { Phrase } from '@/i18n/Phrase';
import { text } from '@/i18n/text';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { OwnAccount } from '../account/OwnAccount';
import { TransferSection } from './TransferSection';
import { mayImport, TRANSFERS } from './transfers';

/** Exports and imports of what belongs to the account (rules/accounts#exports-and-imports). */
export default function AccountDataPage(): ReactNode {
	useHostTitle(text.settings.pages.accountData);
	const [isElsewhere, setElsewhere] = useState(false);
	if (isElsewhere) return <ElsewhereOnly path={pathTo('accountData')} />;
	return (
		<OwnAccount>
			{account => (
				<PageBody>
					<AboutText>
						<Phrase
							markup={text.accountData.about}
							parts={{
								drive: (
									<PathLink key="drive" path={pathTo('drive')}>
										{text.accountData.drive}
									</PathLink>
								),
							}}
						/>
					</AboutText>
					{TRANSFERS.map(transfer => (
						<TransferSection
							key={transfer.id}
							transfer={transfer}
							imports={mayImport(transfer, account)}
							onRefusedAsApp={() => setElsewhere(true)}
						/>
					))}
				</PageBody>
			)}
		</OwnAccount>
	);
}
