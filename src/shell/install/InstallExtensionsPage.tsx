import { type ReactNode, useMemo } from 'react';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { readOffer } from '@/blocks/install/fetchOffer';
import type { OfferReaders } from '@/blocks/install/OfferedThing';
import { OfferPanel } from '@/blocks/install/OfferPanel';
import { Outcome } from '@/blocks/install/Outcome';
import { ToApp } from '@/blocks/install/ToApp';
import { MinimalPanel } from '@/blocks/minimal/MinimalPanel';
import { SignInFirst } from '@/blocks/minimal/SignInFirst';
import { loadPluginParts } from '@/features/plugins';
import { loadThemeParts } from '@/features/themes';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';

const READERS: OfferReaders = {
	theme: async () => (await loadThemeParts()).loadOfferedTheme(),
	plugin: async () => (await loadPluginParts()).loadOfferedPlugin(),
};

/**
 * Installs what a page of the web offers: asks, has the server fetch it, and shows it before
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
				<OfferPanel offer={offer} readers={READERS} />
			) : (
				<SignInFirst />
			)}
		</MinimalPanel>
	);
}
