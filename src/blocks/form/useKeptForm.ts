import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import { type FormDescription, type FormState, useForm } from '@/ui/form/useForm';

/** Edits are written to storage once no field has changed for this long, as long texts take a while to write. */
const PAUSE_MS = 400;

export interface KeptFormDescription<V extends object> extends Pick<FormDescription<V>, 'rules' | 'send' | 'explain'> {
	/** The name under which edits are kept. */
	readonly page: string;
	/** The saved values; for something new, those that the form begins with. */
	readonly saved: V;
	/** Reads what was kept; edits that don't fit are dropped. */
	readonly kept: GenericSchema<unknown, Partial<V>>;
	/** The fields that differ from the saved ones. By default, those that are not the same value. */
	readonly changesOf?: (values: V, saved: V) => Partial<V>;
	/** What to keep, in the form that `kept` reads; an empty object for nothing. By default, the fields that differ. */
	readonly toKept?: (changes: Partial<V>, values: V) => object | string;
}

export interface KeptFormState<V> {
	readonly form: FormState<V>;
	/** Whether any field differs from what is saved. */
	readonly isChanged: boolean;
	/** Whether it shows edits of an earlier visit. */
	readonly isRestored: boolean;
	/** Puts the saved values back. */
	readonly discard: () => void;
	/** Drops what is kept, because what was edited is deleted. */
	readonly forget: () => void;
}

/** The state of a form whose edits this device keeps until they are sent or discarded, even if the page is left. */
export function useKeptForm<V extends object>(description: KeptFormDescription<V>): KeptFormState<V> {
	const { page, saved, kept: rulesOfKept, rules, send, explain, changesOf = changedFields } = description;
	const session = useSession();
	const [kept] = useState(() => readEdits(session, page, rulesOfKept));
	const [isRestored, setRestored] = useState(kept !== null);
	/** Values that are not yet in the storage. */
	const unwritten = useRef<V>(null);
	/** Whether any field was changed since the form opened. */
	const isTouched = useRef(false);
	const forget = () => {
		unwritten.current = null;
		keepEdits(session, page, null);
	};
	const form = useForm<V>({
		initial: saved,
		...(kept && { start: { ...saved, ...kept } }),
		rules,
		async send(values) {
			await send(values);
			setRestored(false);
			forget();
		},
		...(explain && { explain }),
	});
	const { values } = form;
	const [atFirst] = useState(values);
	const isChanged = Object.keys(changesOf(values, saved)).length > 0;
	const write = useEffectEvent(() => {
		const edited = unwritten.current;
		if (!edited) return;
		unwritten.current = null;
		const { toKept = changed => changed } = description;
		const changes = changesOf(edited, saved);
		const edits = Object.keys(changes).length > 0 ? toKept(changes, edited) : {};
		const isEmpty = typeof edits === 'object' && Object.keys(edits).length === 0;
		// `saved` may have been fetched again since: what nobody typed is no edit, whatever it differs from.
		if (isEmpty || isTouched.current) keepEdits(session, page, isEmpty ? null : edits);
	});
	useEffect(() => {
		if (values !== atFirst) isTouched.current = true;
		unwritten.current = values;
		const timer = setTimeout(() => write(), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [values, atFirst]);
	useEffect(() => {
		const leave = () => write();
		window.addEventListener('pagehide', leave);
		return () => {
			window.removeEventListener('pagehide', leave);
			leave();
		};
	}, []);
	return {
		form,
		isChanged,
		isRestored: isRestored && isChanged,
		discard() {
			setRestored(false);
			form.clear();
		},
		forget,
	};
}

const changedFields = <V extends object>(values: V, saved: V): Partial<V> =>
	Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== saved[name as keyof V])) as Partial<V>;
