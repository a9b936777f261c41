import type { ReactNode } from 'react';
import { boolean, check, pipe, record, string, union } from 'valibot';
import { type ConfigField, configFields, configValues } from '@/domain/plugin/configFields';
import type { Plugin } from '@/domain/plugin/Plugin';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { installedPlugins, setConfig } from '@/stores/plugins/installedPlugins';
import type { Session } from '@/stores/session/Session';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Checkbox } from '@/ui/field/Checkbox';
import { Select } from '@/ui/field/Select';
import { TextArea } from '@/ui/field/TextArea';
import { TextField } from '@/ui/field/TextField';
import type { Control } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { AboutText } from '@/ui/page/AboutText';
import { type ConfigInputs, configValueOf, inputsOf } from './configForm';

interface ConfigDialogProps {
	title: string;
	session: Session;
	plugin: Plugin;
	onClose: () => void;
}

/** The settings of a plugin; when they are saved, it is started anew. */
export function ConfigDialog({ title, session, plugin, onClose }: ConfigDialogProps): ReactNode {
	const fields = configFields(plugin.config);
	const initial = inputsOf(configValues(plugin));
	const form = useForm<ConfigInputs>({
		initial,
		rules: pipe(
			record(string(), union([string(), boolean()])),
			check(inputs => fields.every(field => configValueOf(field, inputs[field.name]) !== undefined), ''),
		),
		async send(inputs) {
			const edited = fields.filter(({ name }) => inputs[name] !== initial[name]);
			const values = edited.map(field => [field.name, configValueOf(field, inputs[field.name])]);
			// What an earlier version had is kept for the way back, as is what was chosen elsewhere meanwhile.
			const { configData } = installedPlugins(session).find(each => each.installId === plugin.installId) ?? plugin;
			setConfig(plugin.installId, { ...configData, ...Object.fromEntries(values) }, session);
			onClose();
		},
	});
	return (
		<>
			<DialogHeader
				title={title}
				onClose={onClose}
				done={{ text: text.plugins.save, disabled: !form.isReady, onPress: form.submit }}
			/>
			<DialogBody>
				<AboutText>{text.plugins.configAbout}</AboutText>
				<Form form={form} fields={Object.fromEntries(fields.map(field => [field.name, controlOf(field)]))} />
			</DialogBody>
		</>
	);
}

const controlOf =
	(field: ConfigField): Control<string | boolean> =>
	({ value, onChange }) => {
		const { label, description } = field;
		const isWrong = configValueOf(field, value) === undefined;
		const texts = {
			label,
			...(description !== null && { caption: description }),
			error: isWrong ? wrongText(field) : undefined,
		};
		if (field.type === 'choice') {
			const options = field.options.map(option => ({ ...option, value: String(option.value) }));
			return <Select {...texts} value={String(value)} options={options} onChange={onChange} />;
		}
		if (typeof value === 'boolean') {
			return (
				<Checkbox
					label={label}
					{...(description !== null && { caption: description })}
					checked={value}
					onChange={onChange}
				/>
			);
		}
		if (field.type === 'string' && field.isLong) return <TextArea {...texts} value={value} onChange={onChange} />;
		const inputMode = field.type === 'number' ? 'decimal' : 'text';
		return <TextField {...texts} value={value} inputMode={inputMode} autoComplete="off" onChange={onChange} />;
	};

function wrongText(field: ConfigField): string {
	const { number, least, most, between } = text.plugins.wrong;
	if (field.type !== 'number') return number;
	const { min, max } = field;
	if (min !== null && max !== null) return fill(between, { min, max });
	if (min !== null) return fill(least, { min });
	return max === null ? number : fill(most, { max });
}
