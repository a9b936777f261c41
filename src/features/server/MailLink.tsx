import type { ReactNode } from 'react';
import styles from './server.module.css';

/** A link that writes to an address, which may be broken after its `@`. */
export function MailLink({ address }: { address: string }): ReactNode {
	const end = address.indexOf('@') + 1;
	return (
		<a className={styles.link} href={`mailto:${address}`}>
			{address.slice(0, end)}
			<wbr />
			{address.slice(end)}
		</a>
	);
}
