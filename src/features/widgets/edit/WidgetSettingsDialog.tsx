import type { ReactNode } from 'react';
import type { OpenedWidget, WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { text } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import styles from './dialogs.module.css';

interface WidgetSettingsDialogProps {
	definition: WidgetDefinition;
	/** The data as stored. */
	stored: unknown;
	title: string;
	/** Called with what was changed: the rest may have become another one meanwhile, such as the text of a memo. */
	onSave: (changed: object) => void;
	onClose: () => void;
}

/** The form of a widget's settings. */
export function WidgetSettingsDialog(props: WidgetSettingsDialogProps): ReactNode {
	const { definition, stored, title, onSave, onClose } = props;
	return (
		<>
			<DialogHeader title={title} onClose={onClose} />
			{definition.open(stored, widget => (
				<SettingsForm widget={widget} onSave={onSave} />
			))}
		</>
	);
}

interface SettingsFormProps<D extends object> {
	widget: OpenedWidget<D>;
	onSave: (changed: Partial<D>) => void;
}

function SettingsForm<D extends object>({ widget, onSave }: SettingsFormProps<D>): ReactNode {
	const { settings, data } = widget;
	const form = useForm<D>({
		initial: data,
		rules: settings.rules,
		send: async values => onSave(changed(data, values)),
	});
	const fields = settings.fields?.(form.values);
	if (!fields) return null;
	return (
		<Form
			form={form}
			className={styles.body}
			fields={fields}
			button={{ label: text.widgets.save, icon: 'check', wide: true }}
		/>
	);
}

function changed<D extends object>(before: D, values: D): Partial<D> {
	const change = { ...values };
	for (const name of Object.keys(before) as (keyof D)[]) if (values[name] === before[name]) delete change[name];
	return change;
}
