import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
	icon: IconName;
	/** The accessible name, also shown as the tooltip. */
	label: string;
	/** Size of the icon in CSS pixels; 18 by default. */
	iconSize?: number;
	size?: 'normal' | 'small';
	/** Shown in the accent colour; toggles also need `aria-pressed`. */
	active?: boolean;
	/** False where a tooltip would be in the way. */
	tooltip?: boolean;
}

/** A button with only an icon, without background until hovered or focused. */
export function IconButton(props: IconButtonProps) {
	const { icon, label, iconSize = 18, size = 'normal', active, tooltip = true, className, ...rest } = props;
	return (
		<button
			{...rest}
			type="button"
			className={className === undefined ? styles.button : `${styles.button} ${className}`}
			data-size={size}
			data-active={active || undefined}
			data-tooltip={tooltip ? label : undefined}
			aria-label={label}
		>
			<Icon name={icon} size={iconSize} />
		</button>
	);
}
