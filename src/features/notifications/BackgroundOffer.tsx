import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { askToNotify, mayNotify } from '@/platform/browserNotifications';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { baseSetting } from '@/stores/preferences/baseSetting';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { pushedAddress } from '@/stores/push/pushedAddresses';
import { tellsInBackground } from '@/stores/push/tellsInBackground';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import styles from './BackgroundOffer.module.css';

/** Whether the offer was answered on this device. */
const isAnswered = baseSetting({ key: 'backgroundOfferAnswered', where: 'device', default: false });

/**
 * Offers, above the list, to have the browser show what arrives in the background: once, and as long as nobody has decided
 * about it. A press has the browser ask (rules/notifications#permission).
 */
export function BackgroundOffer(): ReactNode {
	const session = useSession();
	const isDone = useBaseSetting(isAnswered);
	const isWanted = useBaseSetting(tellsInBackground);
	const [isOpen, setOpen] = useState(() => mayNotify() === null);
	if (isDone || !isWanted || !isOpen || pushedAddress(session.key) !== undefined) return null;
	const { offer, offerYes, offerNo } = text.notificationMenu;
	const answer = async (isYes: boolean) => {
		if (isYes) await askToNotify();
		baseSettings.set(isAnswered, true);
		setOpen(false);
	};
	return (
		<aside className={styles.offer} aria-label={offer}>
			<p>{offer}</p>
			<div>
				<Button size="small" variant="primary" onClick={() => void answer(true)}>
					{offerYes}
				</Button>
				<Button size="small" onClick={() => void answer(false)}>
					{offerNo}
				</Button>
			</div>
		</aside>
	);
}
