import { type ReactNode, useEffect } from 'react';
import { useServerName } from '@/stores/session/SessionContext';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './MinimalPanel.module.css';

interface MinimalPanelProps {
	icon: IconName;
	title: string;
	/** For previews. */
	isWide?: boolean;
	children: ReactNode;
}

/** The whole of a page in the minimal mode that shows more than one question: below its title and the server's name. */
export function MinimalPanel({ icon, title, isWide = false, children }: MinimalPanelProps): ReactNode {
	const serverName = useServerName();
	useEffect(() => {
		document.title = `${title} | ${serverName}`;
	}, [title, serverName]);
	return (
		<main className={styles.page}>
			<section className={styles.panel} data-wide={isWide || undefined} aria-label={title}>
				<h1>
					<Icon name={icon} size={22} className={styles.mark ?? ''} />
					{title}
					<span className={styles.server}>{serverName}</span>
				</h1>
				{children}
			</section>
		</main>
	);
}

/** A part of a panel, with the space around it. */
export function PanelPart({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }): ReactNode {
	return (
		<div className={styles.part} role={role}>
			{children}
		</div>
	);
}
