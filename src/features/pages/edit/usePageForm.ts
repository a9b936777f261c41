import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Page } from '@/domain/page/Page';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import { type FormState, useForm } from '@/ui/form/useForm';
import { editOf, fromKept, isChanged, KEPT_PAGE, type PageEdit, pageRefusal, pageRules, toKept } from './PageEdit';

/** Edits are written down when the writer pauses for so long; long pages take a while to write. */
const PAUSE_MS = 400;

export interface PageFormState {
	readonly form: FormState<PageEdit>;
	readonly isChanged: boolean;
	/** Whether it shows edits of an earlier visit. */
	readonly isRestored: boolean;
}

/**
 * The form of a page. Unsaved edits are kept on this device until they are saved or discarded (rules/pages#drafts).
 * @param page as it was when the form opened; null for a new one
 */
export function usePageForm(page: Page | null, send: (edit: PageEdit) => Promise<void>): PageFormState {
	const session = useSession();
	const where = page === null ? 'page' : `page ${page.id}`;
	const [saved] = useState(() => editOf(page));
	const [kept] = useState(() => readEdits(session, where, KEPT_PAGE));
	const [start] = useState(() => (kept === null ? saved : fromKept(kept)));
	/** The page may be left in the same moment, when nothing must be written down any more. */
	const isSent = useRef(false);
	const form = useForm<PageEdit>({
		initial: saved,
		start,
		rules: pageRules(page?.name ?? null),
		async send(edit) {
			await send(edit);
			isSent.current = true;
			keepEdits(session, where, null);
		},
		explain: pageRefusal,
	});
	const { values } = form;
	const hasChanges = isChanged(values, saved);
	const keep = useEffectEvent(() => {
		if (!isSent.current) keepEdits(session, where, hasChanges ? toKept(values) : null);
	});
	useEffect(() => {
		// The values are what is waited for.
		if (!values) return undefined;
		const timer = setTimeout(() => keep(), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [values]);
	useEffect(() => {
		const leave = () => keep();
		window.addEventListener('pagehide', leave);
		return () => {
			window.removeEventListener('pagehide', leave);
			leave();
		};
	}, []);
	return { form, isChanged: hasChanges, isRestored: kept !== null && hasChanges };
}
