import { type ComponentProps, useImperativeHandle } from 'react';
import { useFocusAfterBusy } from '../focus/useFocusAfterBusy';
import { Icon, type IconName } from '../icon/Icon';
import { Spinner } from '../state/Spinner';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
	/** `primary`: the main action; `danger`: destroys something; `quiet`: no background until hovered. */
	variant?: 'primary' | 'normal' | 'danger' | 'quiet';
	size?: 'normal' | 'small';
	/** Pill-shaped. */
	round?: boolean;
	/** Fills the width of its container. */
	wide?: boolean;
	icon?: IconName;
	/** Disabled, with a spinner instead of the icon. If it had the focus, it has it again afterwards. */
	busy?: boolean;
	submit?: boolean;
}

/** A button with a text, and optionally an icon in front. */
export function Button(props: ButtonProps) {
	const {
		variant = 'normal',
		size = 'normal',
		round,
		wide,
		icon,
		busy,
		submit,
		disabled,
		className,
		children,
		ref,
		...rest
	} = props;
	const element = useFocusAfterBusy<HTMLButtonElement>(busy === true);
	useImperativeHandle(ref, () => element.current as HTMLButtonElement, [element]);
	return (
		<button
			{...rest}
			ref={element}
			type={submit === true ? 'submit' : 'button'}
			className={className === undefined ? styles.button : `${styles.button} ${className}`}
			data-variant={variant}
			data-size={size}
			data-round={round || undefined}
			data-wide={wide || undefined}
			disabled={disabled === true || busy === true}
			aria-busy={busy || undefined}
		>
			{busy === true ? <Spinner size={16} /> : icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
			{children}
		</button>
	);
}
