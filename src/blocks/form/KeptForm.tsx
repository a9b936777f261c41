import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Form, type FormProps } from '@/ui/form/Form';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { RestoredEdits } from './RestoredEdits';
import { UnkeptEdits } from './UnkeptEdits';
import type { KeptFormState } from './useKeptForm';

interface KeptFormProps<V> extends Omit<FormProps<V>, 'form'> {
	edit: KeptFormState<V>;
}

/** A form of `useKeptForm`. It says when it shows edits of an earlier visit, or can't keep them, and offers to discard them. */
export function KeptForm<V extends object>({ edit, ...look }: KeptFormProps<V>): ReactNode {
	const { form, isChanged, isRestored, isUnkept, discard } = edit;
	return (
		<>
			{isRestored && <RestoredEdits />}
			<Form form={form} {...look} />
			{isUnkept && <UnkeptEdits />}
			{isChanged && (
				<ButtonRow>
					<Button size="small" variant="quiet" disabled={form.isBusy} onClick={discard}>
						{text.keptEdits.discard}
					</Button>
				</ButtonRow>
			)}
		</>
	);
}
