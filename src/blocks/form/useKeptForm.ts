import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { EditsSlot, forgetEdits, onEditsForgotten } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import { type FormDescription, type FormState, useForm } from '@/ui/form/useForm';

/** Edits are written to storage once no field has changed for this long, as long texts take a while to write. */
const PAUSE_MS = 400;

/** What is to be done after the form was sent. */
export interface Sent {
	/** Starts the form anew. Not called if a field was changed while the form was being sent. */
	readonly restart?: () => void;
	/** Called instead of `restart` if a field was changed while the form was being sent. */
	readonly stay?: () => void;
	/**
	 * For something new: the name under which edits of it are kept, among them what was changed meanwhile. The form is
	 * empty then, so that going back to it doesn't make the same again.
	 */
	readonly page?: string;
}

export interface KeptFormDescription<V extends object> extends Pick<FormDescription<V>, 'rules' | 'explain'> {
	/** The name under which edits are kept. */
	readonly page: string;
	/** The saved values; for something new, those that the form begins with. */
	readonly saved: V;
	/** Reads what was kept; edits that don't fit are dropped. */
	readonly kept: GenericSchema<unknown, Partial<V>>;
	/** The fields that differ from the saved ones. By default, those that are not the same value. */
	readonly changesOf?: (values: V, saved: V) => Partial<V>;
	/** @throws errors that `explain` turns into messages */
	readonly send: (values: V) => Promise<Sent> | Promise<void>;
	/** What to keep, in the form that `kept` reads; an empty object for nothing. By default, the fields that differ. */
	readonly toKept?: (changes: Partial<V>, values: V) => object | string;
}

export interface KeptFormState<V> {
	readonly form: FormState<V>;
	/** Whether any field differs from what is saved. */
	readonly isChanged: boolean;
	/** Whether it shows edits of an earlier visit. */
	readonly isRestored: boolean;
	/** Whether the browser has refused to keep the edits. */
	readonly isUnkept: boolean;
	/** Puts the saved values back. */
	readonly discard: () => void;
	/** Drops what is kept, because what was edited is deleted; in all open forms of it. */
	readonly forget: () => void;
}

/** The state of a form whose edits this device keeps until they are sent or discarded, even if the page is left. */
export function useKeptForm<V extends object>(description: KeptFormDescription<V>): KeptFormState<V> {
	const { page, saved, kept: rulesOfKept, rules, send, explain, changesOf = changedFields } = description;
	const session = useSession();
	const [slot] = useState(() => new EditsSlot(session, page));
	const [kept] = useState(() => slot.read(rulesOfKept));
	const [isRestored, setRestored] = useState(kept !== null);
	const [isUnkept, setUnkept] = useState(false);
	/** Whether any field was changed since the form opened. */
	const isTouched = useRef(false);
	/** What was sent last, and what was the saved state before; null for something new. */
	const sent = useRef<{ readonly values: V; readonly before: V | null }>(null);
	/** The values of the last render, for what goes on after a request. */
	const latest = useRef<V>(null);
	const isForgotten = useRef(false);
	/** What to keep of the form with these values; null for nothing. */
	const editsOf = (edited: V, base: V) => {
		const { toKept = changed => changed } = description;
		const changes = changesOf(edited, base);
		if (Object.keys(changes).length === 0 || (sent.current && isSame(edited, sent.current.values))) return null;
		const edits = toKept(changes, edited);
		return typeof edits === 'object' && Object.keys(edits).length === 0 ? null : edits;
	};
	const keep = (edited: V) => {
		if (isForgotten.current) return;
		const last = sent.current;
		// What was sent is saved, even if `saved` has not changed yet, or differs, such as by a space at the end.
		const edits = editsOf(edited, last?.before && isSame(saved, last.before) ? last.values : saved);
		// `saved` may have been fetched again since: as long as nobody has typed, the difference is no edit.
		if (edits === null || isTouched.current) setUnkept(!slot.keep(edits) && edits !== null);
	};
	const form = useForm<V>({
		initial: saved,
		...(kept && { start: { ...saved, ...kept } }),
		rules,
		async send(values) {
			const { restart, stay, page: made } = (await send(values)) ?? {};
			const now = latest.current ?? values;
			sent.current = { values, before: made === undefined ? saved : null };
			setRestored(false);
			if (made === undefined) keep(now);
			else {
				slot.keep(null);
				new EditsSlot(session, made).keep(editsOf(now, values));
				form.clear();
			}
			if (isSame(now, values)) restart?.();
			else stay?.();
		},
		...(explain && { explain }),
	});
	const { values } = form;
	const [atFirst] = useState(values);
	const isChanged = Object.keys(changesOf(values, saved)).length > 0;
	const write = useEffectEvent(() => keep(values));
	useEffect(() => {
		latest.current = values;
		if (values !== atFirst) isTouched.current = true;
		// The form shows what is saved by now, so what was sent is an edit like any other.
		const before = sent.current?.before;
		if (before && isSame(values, saved) && !isSame(saved, before)) sent.current = null;
		const timer = setTimeout(() => write(), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [values, atFirst, saved]);
	useEffect(
		() =>
			onEditsForgotten(session, page, () => {
				isForgotten.current = true;
			}),
		[session, page],
	);
	// Another tab may have removed meanwhile what was kept: what is not saved is always stored again.
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
		isUnkept: isUnkept && isChanged,
		discard() {
			setRestored(false);
			form.clear();
		},
		forget: () => forgetEdits(session, page),
	};
}

const changedFields = <V extends object>(values: V, saved: V): Partial<V> =>
	Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== saved[name as keyof V])) as Partial<V>;

const isSame = <V extends object>(values: V, others: V): boolean =>
	Object.keys(changedFields(values, others)).length === 0;
