import type { ReactNode } from 'react';
import styles from './DialogBody.module.css';

interface DialogBodyProps {
	/** Makes it a form, which this sends. */
	onSubmit?: () => void;
	children: ReactNode;
}

/** What stands below the header of a custom dialog, one below the other. */
export function DialogBody({ onSubmit, children }: DialogBodyProps): ReactNode {
	if (!onSubmit) return <div className={styles.body}>{children}</div>;
	return (
		<form
			className={styles.body}
			onSubmit={event => {
				event.preventDefault();
				onSubmit();
			}}
		>
			{children}
		</form>
	);
}
