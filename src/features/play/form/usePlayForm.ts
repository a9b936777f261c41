import { useEffect, useState } from 'react';
import type { Play } from '@/domain/play/Play';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import { type FormState, useForm } from '@/ui/form/useForm';
import { changesOf, editOf, KEPT_PLAY, type PlayEdit, playRefusal, playRules } from './PlayEdit';

export interface PlayFormState {
	readonly form: FormState<PlayEdit>;
	readonly isChanged: boolean;
	/** Whether it shows edits of an earlier visit. */
	readonly isRestored: boolean;
}

/**
 * The form of a play. Unsaved edits are kept on this device until they are sent or discarded.
 * @param play null for a new one
 */
export function usePlayForm(play: Play | null, send: (edit: PlayEdit) => Promise<void>): PlayFormState {
	const session = useSession();
	const page = play === null ? 'play' : `play ${play.id}`;
	const saved = editOf(play);
	const [kept] = useState(() => readEdits(session, page, KEPT_PLAY));
	const [isRestored, setRestored] = useState(kept !== null);
	const form = useForm<PlayEdit>({
		initial: saved,
		...(kept && { start: { ...saved, ...kept } }),
		rules: playRules(),
		async send(edit) {
			await send(edit);
			setRestored(false);
			keepEdits(session, page, null);
		},
		explain: playRefusal,
	});
	const changed = JSON.stringify(changesOf(form.values, saved));
	const isChanged = changed !== '{}';
	useEffect(
		() => keepEdits(session, page, isChanged ? JSON.parse(changed) : null),
		[session, page, isChanged, changed],
	);
	return { form, isChanged, isRestored: isRestored && isChanged };
}
