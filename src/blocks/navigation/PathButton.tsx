import type { ReactNode } from 'react';
import button from '@/ui/button/Button.module.css';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './PathButton.module.css';
import { PathLink } from './PathLink';

interface PathButtonProps {
	/** Within the app. */
	path: string;
	icon?: IconName;
	variant?: 'primary' | 'normal' | 'quiet';
	size?: 'normal' | 'small';
	children: ReactNode;
}

/** A link to a page of the app that looks like a button. */
export function PathButton({ path, icon, variant = 'normal', size = 'normal', children }: PathButtonProps): ReactNode {
	return (
		<PathLink path={path} className={`${button.button} ${styles.link}`} data-variant={variant} data-size={size}>
			{icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
			{children}
		</PathLink>
	);
}
