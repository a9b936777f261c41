import { Fragment, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button';
import type { Control } from './controls';
import styles from './Form.module.css';
import type { FormState } from './useForm';

/** The controls of a form in order; null hides a field. */
export type Fields<V> = { readonly [K in keyof V]: Control<V[K]> | null };

interface SendButtonProps extends Pick<ButtonProps, 'icon' | 'wide' | 'className' | 'variant'> {
	readonly label: string;
}

export interface FormProps<V> {
	form: FormState<V>;
	fields: Fields<V>;
	/** Content above a field. */
	above?: { readonly [K in keyof V]?: ReactNode };
	/** The submit button; missing if it is elsewhere, such as in a dialog's header. */
	button?: SendButtonProps;
	/** Each field is marked by this and its name, so that the search of the settings finds it. */
	marker?: string;
	className?: string | undefined;
}

/** The fields with their errors, and the submit button. */
export function Form<V extends object>({ form, fields, above, button, marker, className }: FormProps<V>): ReactNode {
	const draw = <K extends keyof V>(name: K): ReactNode => {
		const field = fields[name]?.(form.bind(name));
		return field && marker !== undefined ? <div data-marker={`${marker}.${String(name)}`}>{field}</div> : field;
	};
	return (
		<form
			className={[styles.form, className].filter(Boolean).join(' ')}
			onSubmit={event => {
				event.preventDefault();
				form.submit();
			}}
		>
			{namesOf(fields).map(name => (
				<Fragment key={String(name)}>
					{above?.[name]}
					{draw(name)}
				</Fragment>
			))}
			{form.refusal !== null && (
				<p className={styles.refusal} role="alert">
					{form.refusal}
				</p>
			)}
			{button && <SendButton {...button} isBusy={form.isBusy} isReady={form.isReady} />}
		</form>
	);
}

function SendButton({
	label,
	variant = 'primary',
	isBusy,
	isReady,
	...look
}: SendButtonProps & { isBusy: boolean; isReady: boolean }): ReactNode {
	return (
		<Button {...look} submit variant={variant} busy={isBusy} disabled={!isReady}>
			{label}
		</Button>
	);
}

const namesOf = <T extends object>(fields: T) => Object.keys(fields) as (keyof T)[];
