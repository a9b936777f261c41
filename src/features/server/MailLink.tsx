import { Fragment, type ReactNode } from 'react';
import styles from './server.module.css';

/** A link that writes to an address, which may be broken after its `@`. */
export function MailLink({ address }: { address: string }): ReactNode {
	return (
		<a className={styles.link} href={`mailto:${address}`}>
			{address.split('@').map((part, at) => (
				<Fragment key={part}>
					{at > 0 && (
						<>
							@<wbr />
						</>
					)}
					{part}
				</Fragment>
			))}
		</a>
	);
}
