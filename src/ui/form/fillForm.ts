import type { FormState } from './useForm';

/** Gives each field of a form its value, as if a person had entered it. */
export function fillForm<V extends object>(form: Pick<FormState<V>, 'bind'>, values: V): void {
	for (const name of Object.keys(values) as (keyof V)[]) form.bind(name).onChange(values[name]);
}
