import { text } from '@/i18n/text';
import styles from './Spinner.module.css';

interface SpinnerProps {
	/** Size in CSS pixels; 24 by default. */
	size?: number;
	/** For screen readers; "Loading" by default. */
	label?: string;
	className?: string;
}

export function Spinner({ size = 24, label, className }: SpinnerProps) {
	return (
		<svg
			className={className === undefined ? styles.spinner : `${styles.spinner} ${className}`}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			role="img"
			aria-label={label ?? text.ui.loading}
		>
			<circle cx="12" cy="12" r="9" />
			<path d="M12 3a9 9 0 0 1 9 9" />
		</svg>
	);
}
