import type { ReactNode } from 'react';
import { urlLabel, webUrl } from '@/base/webUrl';
import { Icon } from '@/ui/icon/Icon';
import styles from './server.module.css';

/** A link that leaves the app. @param href of the web */
export function WebLink({ href, children }: { href: string; children?: ReactNode }): ReactNode {
	const url = webUrl(href);
	if (!url) return children ?? href;
	return (
		<a className={styles.link} href={url.href} target="_blank" rel="nofollow noopener noreferrer">
			{children ?? urlLabel(url)}
			<Icon name="externalLink" size={14} />
		</a>
	);
}
