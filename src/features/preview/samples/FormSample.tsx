import type { ReactNode } from 'react';
import { boolean, check, object, pipe, string } from 'valibot';
import { text } from '@/i18n/text';
import { line, tick } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { fits } from '@/ui/form/fits';
import { useForm } from '@/ui/form/useForm';
import { toast } from '@/ui/toast/toasts';

const NAME = { minLength: 3, maxLength: 12 };

/** A form that says what is wrong, and can be sent once nothing is. */
export function FormSample(): ReactNode {
	const { sample } = text.preview;
	const form = useForm({
		initial: { name: '', agrees: false },
		rules: object({
			name: pipe(string(), fits(NAME)),
			agrees: pipe(
				boolean(),
				check(value => value, ''),
			),
		}),
		send: async ({ name }) => void toast(`${sample.sent}: ${name}`, { icon: 'check', tone: 'success' }),
	});
	return (
		<Form
			form={form}
			fields={{
				name: line({ label: text.common.name, caption: sample.nameLimits, autoComplete: 'off' }),
				agrees: tick({ label: sample.tick }),
			}}
			button={{ label: sample.send, icon: 'send' }}
		/>
	);
}
