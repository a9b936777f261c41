import type { ReactNode } from 'react';
import { t } from '@/i18n/t';
import { Button } from '@/ui/button/Button';
import { goToConsent } from './goToConsent';

/** Goes on at the server's own page, for what can't be done here. Nothing where this is that page. */
export function ServersOwnPage({ server }: { server: string }): ReactNode {
	const { host } = new URL(server);
	if (host === location.host) return null;
	return (
		<Button wide icon="externalLink" onClick={() => goToConsent(server)}>
			{t('signin.onOwnPage', { host })}
		</Button>
	);
}
