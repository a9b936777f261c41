import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { text } from '@/i18n/text';
import { PageBody } from '@/ui/page/PageBody';
import { EmailAddress } from './EmailAddress';
import { EmailTypes } from './EmailTypes';
import { OwnAccount } from './OwnAccount';

/** The account's email address, and what is sent there. */
export default function EmailPage(): ReactNode {
	useHostTitle(text.settings.pages.email);
	return (
		<OwnAccount>
			{account => (
				<PageBody>
					<EmailAddress account={account} />
					<EmailTypes account={account} />
				</PageBody>
			)}
		</OwnAccount>
	);
}
