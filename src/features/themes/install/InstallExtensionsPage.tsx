import { type ReactNode, useMemo } from 'react';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { MinimalPanel } from '@/blocks/minimal/MinimalPanel';
import { SignInFirst } from '@/blocks/minimal/SignInFirst';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { readOffer } from './fetchOffer';
import { OfferedThing } from './OfferedThing';
import { Outcome } from './Outcome';
import { ToApp } from './ToApp';

/**
 * Installs a theme or plugin that a page of the web offers: asks, has the server fetch it, and shows it before
 * (rules/apps#install-from-a-page: /install-extensions).
 */
export default function InstallExtensionsPage({ search }: PageProps<'installExtensions'>): ReactNode {
	const session = useSession();
	const offer = useMemo(() => readOffer(search), [search]);
	const { title, errors } = text.installExtensions;
	return (
		<MinimalPanel icon="download" title={title} isWide>
			{offer === null ? (
				<Outcome tone="danger" title={errors.address} about={errors.addressText}>
					<ToApp />
				</Outcome>
			) : session.isMember ? (
				<OfferedThing offer={offer} />
			) : (
				<SignInFirst />
			)}
		</MinimalPanel>
	);
}
