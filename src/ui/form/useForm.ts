import { useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import type { Bound } from './controls';

/** Why what was sent was refused. */
export interface Refusal<V> {
	/** The field that it is told at; absent: at the end of the form. */
	readonly field?: keyof V;
	readonly text: string;
}

interface FormDescription<V> {
	readonly initial: V;
	/** What can be sent. What is wrong with a field is told there; without a message, the form only can't be sent yet. */
	readonly rules: GenericSchema<V>;
	/** @throws what `explain` explains */
	readonly send: (values: V) => Promise<void>;
	/** Absent: `send` tells by itself what went wrong, or nothing can. */
	readonly explain?: (error: unknown) => Refusal<V>;
}

export interface FormState<V> {
	readonly values: V;
	readonly isReady: boolean;
	readonly isBusy: boolean;
	/** Of the form as a whole. */
	readonly refusal: string | null;
	bind<K extends keyof V>(name: K): Bound<V[K]>;
	readonly submit: () => void;
	/** Begins anew, with nothing typed. */
	readonly clear: () => void;
}

/** The state of a form: what was typed, what is wrong with it, and how sending it went. */
export function useForm<V extends object>({ initial, rules, send, explain }: FormDescription<V>): FormState<V> {
	const [values, setValues] = useState(initial);
	const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set());
	const [refusal, setRefusal] = useState<Refusal<V> | null>(null);
	const [isBusy, setBusy] = useState(false);
	const { issues = [] } = safeParse(rules, values);
	const problemOf = (name: keyof V): string | undefined => {
		if (refusal?.field === name) return refusal.text;
		// Nobody is told off before having typed anything.
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
