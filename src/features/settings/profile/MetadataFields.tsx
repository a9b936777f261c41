import { type ReactNode, useId } from 'react';
import { moved } from '@/base/moved';
import { randomId } from '@/base/randomId';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { TextField } from '@/ui/field/TextField';
import type { Bound } from '@/ui/form/controls';
import { Grip } from '@/ui/sortable/Grip';
import { useSortable } from '@/ui/sortable/useSortable';
import styles from './profile.module.css';
import { MAX_FIELDS, type MetadataField } from './profileEdit';

/** The names and values of a profile, put in order by their grips. */
export function MetadataFields({ value, onChange, error }: Bound<readonly MetadataField[]>): ReactNode {
	const id = useId();
	const nameOf = (field: string) => value.find(each => each.id === field)?.name.trim() || text.profileEdit.unnamed;
	const sorting = useSortable({
		ids: value.map(field => field.id),
		nameOf,
		layout: 'list',
		by: 'grip',
		onMove: (field, to) => onChange(moved(value, field, to)),
	});
	const change = (field: string, part: Partial<MetadataField>) =>
		onChange(value.map(each => (each.id === field ? { ...each, ...part } : each)));
	return (
		<fieldset className={styles.fields} aria-describedby={error === undefined ? undefined : id}>
			<legend>{text.profileEdit.fields}</legend>
			<p className={styles.about}>{text.profileEdit.fieldsAbout}</p>
			<ol {...sorting.list} className={styles.fieldList}>
				{value.map((field, index) => (
					<li key={field.id} className={styles.field} {...sorting.itemOf(field.id)}>
						<Grip
							sorting={sorting}
							id={field.id}
							label={t('profileEdit.move', { name: nameOf(field.id), place: index + 1, count: value.length })}
						/>
						<div className={styles.pair}>
							<TextField
								label={t('profileEdit.fieldName', { number: index + 1 })}
								hideLabel
								placeholder={text.profileEdit.fieldNameHint}
								value={field.name}
								onChange={name => change(field.id, { name })}
							/>
							<TextField
								label={t('profileEdit.fieldValue', { number: index + 1 })}
								hideLabel
								placeholder={text.profileEdit.fieldValueHint}
								value={field.value}
								onChange={content => change(field.id, { value: content })}
							/>
						</div>
						<IconButton
							icon="trash"
							size="small"
							label={t('profileEdit.removeField', { name: nameOf(field.id) })}
							onClick={() => onChange(value.filter(each => each.id !== field.id))}
						/>
					</li>
				))}
			</ol>
			{sorting.status}
			{error !== undefined && (
				<p id={id} className={styles.error} role="alert">
					{error}
				</p>
			)}
			<Button
				size="small"
				icon="plus"
				className={styles.add}
				disabled={value.length >= MAX_FIELDS}
				onClick={() => onChange([...value, { id: randomId(), name: '', value: '' }])}
			>
				{text.profileEdit.addField}
			</Button>
			{value.length >= MAX_FIELDS && <p className={styles.about}>{t('profileEdit.maxFields', { max: MAX_FIELDS })}</p>}
		</fieldset>
	);
}
