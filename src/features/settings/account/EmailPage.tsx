import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { text } from '@/i18n/text';
import styles from '../page/page.module.css';
import { EmailAddress } from './EmailAddress';
import { EmailTypes } from './EmailTypes';
import { OwnAccount } from './OwnAccount';

/** The account's email address, and what is sent there. */
export default function EmailPage(): ReactNode {
	useHostTitle(text.settings.pages.email);
	return (
		<OwnAccount>
			{account => (
				<div className={styles.page}>
					<EmailAddress account={account} />
					<EmailTypes account={account} />
				</div>
			)}
		</OwnAccount>
	);
}
