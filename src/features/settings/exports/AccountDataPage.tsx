import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { Phrase } from '@/i18n/Phrase';
import { text } from '@/i18n/text';
import { OwnAccount } from '../account/OwnAccount';
import styles from '../page/page.module.css';
import { TransferSection } from './TransferSection';
import { mayImport, TRANSFERS } from './transfers';

/** Exports and imports of what belongs to the account (rules/accounts#exports-and-imports). */
export default function AccountDataPage(): ReactNode {
	useHostTitle(text.settings.pages.accountData);
	return (
		<OwnAccount>
			{account => (
				<div className={styles.page}>
					<p className={styles.about}>
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
					</p>
					{TRANSFERS.map(transfer => (
						<TransferSection key={transfer.id} transfer={transfer} imports={mayImport(transfer, account)} />
					))}
				</div>
			)}
		</OwnAccount>
	);
}
