import { Fragment, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button';
import type { Control } from './controls';
import styles from './Form.module.css';
import type { FormState } from './useForm';

/** The controls of a form in their order; null: not asked for at present. */
export type Fields<V> = { readonly [K in keyof V]: Control<V[K]> | null };

interface FormProps<V> {
	form: FormState<V>;
	fields: Fields<V>;
	/** What stands above a field. */
	above?: { readonly [K in keyof V]?: ReactNode };
	/** The button that sends it. */
	button: Pick<ButtonProps, 'icon' | 'wide' | 'className' | 'variant'> & { readonly label: string };
	className?: string | undefined;
}

/** Fields, what is wrong with them, and the button that sends them. */
export function Form<V extends object>({ form, fields, above, button, className }: FormProps<V>): ReactNode {
	const { label, variant = 'primary', ...look } = button;
	const draw = <K extends keyof V>(name: K): ReactNode => fields[name]?.(form.bind(name));
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
			<Button {...look} submit variant={variant} busy={form.isBusy} disabled={!form.isReady}>
				{label}
			</Button>
		</form>
	);
}

const namesOf = <T extends object>(fields: T) => Object.keys(fields) as (keyof T)[];
