import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import styles from './PreviewFrame.module.css';

interface PreviewFrameProps {
	className?: string | undefined;
	children: ReactNode;
}

/** A sample of what settings change. Nothing in it can be pressed. */
export function PreviewFrame({ className, children }: PreviewFrameProps): ReactNode {
	return (
		<div
			className={className === undefined ? styles.frame : `${styles.frame} ${className}`}
			role="img"
			aria-label={text.settings.preview.title}
		>
			<div inert>{children}</div>
		</div>
	);
}
