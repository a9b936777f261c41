import { useEffect, useState } from 'react';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import { type FormState, useForm } from '@/ui/form/useForm';
import { type AntennaEdit, antennaRefusal, antennaRules, KEPT_ANTENNA } from './antennaEdit';

interface AntennaFormDescription {
	/** Under which unsaved edits are kept. */
	readonly page: string;
	readonly initial: AntennaEdit;
	readonly send: (edit: AntennaEdit) => Promise<void>;
}

export interface AntennaFormState {
	readonly form: FormState<AntennaEdit>;
	/** Whether it differs from what is saved. */
	readonly isChanged: boolean;
	/** Whether it shows edits of an earlier visit. */
	readonly isRestored: boolean;
	readonly forget: () => void;
}

/** The form of an antenna, whose unsaved edits this device keeps until they are sent or discarded. */
export function useAntennaForm({ page, initial, send }: AntennaFormDescription): AntennaFormState {
	const session = useSession();
	const [kept] = useState(() => readEdits(session, page, KEPT_ANTENNA));
	const [isRestored, setRestored] = useState(kept !== null);
	const forget = () => keepEdits(session, page, null);
	const form = useForm<AntennaEdit>({
		initial,
		...(kept && { start: { ...initial, ...kept } }),
		rules: antennaRules(),
		async send(edit) {
			await send(edit);
			setRestored(false);
			forget();
		},
		explain: antennaRefusal,
	});
	const { values } = form;
	useEffect(() => {
		const changed = changesOf(values, initial);
		keepEdits(session, page, Object.keys(changed).length === 0 ? null : changed);
	}, [session, page, values, initial]);
	const isChanged = Object.keys(changesOf(values, initial)).length > 0;
	return { form, isChanged, isRestored: isRestored && isChanged, forget };
}

/** The fields that differ. */
const changesOf = (edit: AntennaEdit, saved: AntennaEdit): Partial<AntennaEdit> =>
	Object.fromEntries(Object.entries(edit).filter(([name, value]) => value !== saved[name as keyof AntennaEdit]));
