import { type ReactNode, useState } from 'react';
import { proxied } from '@/blocks/media/proxied';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { homeSession } from '@/stores/session/homeSession';
import type { Asking } from './Asking';
import styles from './consentCard.module.css';

/** What there is to recognize an app by. */
export function AskingApp({ asking: { iconUrl, knownAt, returnsTo } }: { asking: Asking }): ReactNode {
	const [isBroken, setBroken] = useState(false);
	return (
		<div className={styles.app}>
			{iconUrl !== null && !isBroken && (
				// By the server's proxy, so that the app doesn't learn who is looking.
				<img
					src={proxied(homeSession(), iconUrl, 'avatar')}
					alt=""
					width={48}
					height={48}
					onError={() => setBroken(true)}
				/>
			)}
			<p className={styles.about}>
				{knownAt !== null && <span>{t('miauth.knownAt', { place: knownAt })}</span>}
				{returnsTo !== null && <span>{t('miauth.returnsTo', { place: returnsTo })}</span>}
				<span>{text.miauth.nameUnchecked}</span>
			</p>
		</div>
	);
}
