import { useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import type { Bound } from './controls';

/** Why the form was refused. */
export interface Refusal<V> {
	/** The field that shows the message; by default the end of the form. */
	readonly field?: keyof V;
	readonly text: string;
}

export interface FormDescription<V> {
	readonly initial: V;
	/** What the fields contain at first, such as edits of an earlier visit; the initial values by default. */
	readonly start?: V;
	/**
	 * The validation schema. Errors are shown at their field; those without a message only keep the form from being
	 * sent.
	 */
	readonly rules: GenericSchema<V>;
	/** @throws errors that `explain` turns into messages */
	readonly send: (values: V) => Promise<void>;
	/** Missing if `send` reports errors itself, or can't fail. */
	readonly explain?: (error: unknown) => Refusal<V>;
}

export interface FormState<V> {
	readonly values: V;
	readonly isReady: boolean;
	readonly isBusy: boolean;
	/** A refusal of the form as a whole. */
	readonly refusal: string | null;
	bind<K extends keyof V>(name: K): Bound<V[K]>;
	readonly submit: () => void;
	/** Resets all fields. */
	readonly clear: () => void;
}

/** The state of a form: values, errors, and the result of sending it. */
export function useForm<V extends object>(description: FormDescription<V>): FormState<V> {
	const { initial, start = initial, rules, send, explain } = description;
	const [values, setValues] = useState(start);
	const [touched, setTouched] = useState<ReadonlySet<keyof V>>(() => new Set(start === initial ? [] : keysOf(start)));
	const [refusal, setRefusal] = useState<Refusal<V> | null>(null);
	const [isBusy, setBusy] = useState(false);
	const { issues = [] } = safeParse(rules, values);
	const problemOf = (name: keyof V): string | undefined => {
		if (refusal?.field === name) return refusal.text;
		// No error is shown before the user has typed.
		if (!touched.has(name) || values[name] === initial[name]) return undefined;
		return issues.find(({ path, message }) => path?.[0]?.key === name && message !== '')?.message;
	};
	const submit = async () => {
		setBusy(true);
		setRefusal(null);
		try {
			await send(values);
		} catch (error) {
			if (!explain) throw error;
			setRefusal(explain(error));
		} finally {
			setBusy(false);
		}
	};
	return {
		values,
		isReady: issues.length === 0,
		isBusy,
		refusal: refusal && refusal.field === undefined ? refusal.text : null,
		bind: name => ({
			value: values[name],
			error: problemOf(name),
			onChange(value) {
				setValues(now => ({ ...now, [name]: value }));
				setTouched(now => new Set([...now, name]));
				if (refusal?.field === name) setRefusal(null);
			},
		}),
		submit: () => {
			if (issues.length === 0 && !isBusy) void submit();
		},
		clear() {
			setValues(initial);
			setTouched(new Set());
		},
	};
}

const keysOf = <V extends object>(values: V) => Object.keys(values) as (keyof V)[];
