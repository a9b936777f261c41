import type { ReactNode } from 'react';
import { tickerColors } from '@/base/tickerColors';
import type { OtherServer } from '@/domain/server/OtherServer';
import { useSession } from '@/stores/session/SessionContext';
import { proxied } from '../media/proxied';
import styles from './ServerIcon.module.css';

interface ServerIconProps {
	server: Pick<OtherServer, 'name' | 'iconUrl' | 'themeColor'>;
	/** In pixels. */
	size: number;
}

/** The icon of another server; its initial on its colour where it has none. */
export function ServerIcon({ server, size }: ServerIconProps): ReactNode {
	const session = useSession();
	const { iconUrl, themeColor, name } = server;
	const colors = tickerColors(themeColor);
	const [initial = ''] = name;
	return (
		<span
			className={styles.icon}
			style={{
				inlineSize: size,
				blockSize: size,
				fontSize: size * 0.5,
				background: colors.background,
				color: colors.text,
			}}
			aria-hidden="true"
		>
			{initial.toUpperCase()}
			{iconUrl !== null && <img src={proxied(session, iconUrl, 'preview')} alt="" loading="lazy" decoding="async" />}
		</span>
	);
}
