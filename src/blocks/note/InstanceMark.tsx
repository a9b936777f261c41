import { tickerColors } from '@/base/tickerColors';
import type { User } from '@/domain/person/User';
import { useServerInfo, useSession } from '@/stores/session/SessionContext';
import { proxied } from '../media/proxied';
import styles from './InstanceMark.module.css';

/** The server of a user: its icon and name on its colour. */
export function InstanceMark({ user }: { user: User }) {
	const session = useSession();
	const own = useServerInfo(info => info);
	const instance = user.host === null ? own : user.instance;
	const { background, text } = tickerColors(instance?.themeColor ?? null);
	return (
		<span className={styles.mark} style={{ background, color: text }}>
			{instance?.iconUrl && (
				<img
					src={proxied(session, instance.iconUrl, 'preview')}
					alt=""
					width={13}
					height={13}
					loading="lazy"
					decoding="async"
				/>
			)}
			{instance?.name ?? user.host ?? session.host}
		</span>
	);
}
