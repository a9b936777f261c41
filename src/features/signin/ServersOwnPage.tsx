import type { ReactNode } from 'react';
import { Button } from '@/ui/button/Button';
import type { IconName } from '@/ui/icon/Icon';
import { goToConsent } from './goToConsent';

interface ServersOwnPageProps {
	server: string;
	icon: IconName;
	/** Says what for. */
	label: (host: string) => string;
	isQuiet?: boolean;
}

/** Goes on at the server's own page, for what can't be done here. Nothing where this is that page. */
export function ServersOwnPage({ server, icon, label, isQuiet = false }: ServersOwnPageProps): ReactNode {
	const { host } = new URL(server);
	if (host === location.host) return null;
	return (
		<Button wide icon={icon} variant={isQuiet ? 'quiet' : 'normal'} onClick={() => goToConsent(server)}>
			{label(host)}
		</Button>
	);
}
