import { type ComponentProps, useState } from 'react';
import { text } from '@/i18n/text';
import { useStandardStyles } from '@/platform/standardStyles';
import { IconButton } from '../button/IconButton';
import { Icon, type IconName } from '../icon/Icon';
import { isComposing } from '../keys/isComposing';
import { holdFieldCopy } from '../secret/holdCopy';
import { Field, type FieldTexts } from './Field';
import styles from './input.module.css';
import { useUnmirroredValue } from './useUnmirroredValue';

interface TextFieldProps
	extends FieldTexts,
		Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'onChange' | 'value' | 'children'> {
	value: string;
	onChange: (value: string) => void;
	/** 33, 36 or 39 px high (rules/appearance#controls). */
	size?: 'small' | 'normal' | 'large';
	icon?: IconName;
	/** A fixed text before or after the input: `@`, `.example`. */
	prefix?: string;
	suffix?: string;
	/** Keeps the value out of attributes, and warns who copies it; so passwords and one-time codes do always. */
	isSecret?: boolean;
	onEnter?: () => void;
}

/** A single-line text field. A password can be made visible. Secret ones stand in no attribute, and warn who copies them. */
export function TextField(props: TextFieldProps) {
	const {
		label,
		hideLabel,
		caption,
		error,
		value,
		onChange,
		size = 'normal',
		icon,
		prefix,
		suffix,
		isSecret,
		onEnter,
		...rest
	} = props;
	const [isShown, setIsShown] = useState(false);
	const isPassword = rest.type === 'password';
	const isKept = isSecret || isPassword || rest.autoComplete === 'one-time-code';
	const input = useUnmirroredValue(isKept ? value : null);
	useStandardStyles(isPassword);
	const texts = { label, ...(hideLabel && { hideLabel }), ...(caption !== undefined && { caption }), error };
	return (
		<Field {...texts}>
			{control => (
				<div className={styles.box} data-size={size}>
					{icon && <Icon name={icon} size={18} />}
					{prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
					<input
						{...rest}
						{...control}
						type={isPassword && isShown ? 'text' : (rest.type ?? 'text')}
						className={styles.control}
						{...(isKept ? { ref: input, onCopy: holdFieldCopy, onCut: holdFieldCopy } : { value })}
						onChange={event => onChange(event.target.value)}
						onKeyDown={event => {
							rest.onKeyDown?.(event);
							// Enter also ends the composition of Japanese text, and must not trigger anything then.
							if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onEnter?.();
						}}
					/>
					{suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
					{isPassword && (
						<IconButton
							icon={isShown ? 'eyeOff' : 'eye'}
							size="small"
							label={isShown ? text.ui.hidePassword : text.ui.showPassword}
							onClick={() => setIsShown(!isShown)}
						/>
					)}
				</div>
			)}
		</Field>
	);
}
