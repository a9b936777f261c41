import type { ReactNode } from 'react';
import { permissionText } from '@/blocks/account/permissionText';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Checkbox } from '@/ui/field/Checkbox';
import type { Bound } from '@/ui/form/controls';
import styles from './webhooks.module.css';

interface PermissionListProps extends Bound<readonly string[]> {
	groups: readonly { readonly title: string; readonly permissions: readonly string[] }[];
}

/** Permissions in words, to be chosen one by one or all of a group. */
export function PermissionList({ value, onChange, groups }: PermissionListProps): ReactNode {
	return groups.map(({ title, permissions }) => {
		const chosen = permissions.filter(permission => value.includes(permission));
		const others = value.filter(permission => !permissions.includes(permission));
		const areAll = chosen.length === permissions.length;
		return (
			<fieldset key={title} className={styles.permissions}>
				<legend>{t('webhooks.chosenOf', { title, chosen: chosen.length, count: permissions.length })}</legend>
				<Button size="small" variant="quiet" onClick={() => onChange(areAll ? others : [...others, ...permissions])}>
					{areAll ? text.webhooks.chooseNone : text.webhooks.chooseAll}
				</Button>
				<div className={styles.choices}>
					{permissions.map(permission => (
						<Checkbox
							key={permission}
							label={permissionText(permission)}
							checked={value.includes(permission)}
							onChange={isChosen =>
								onChange(isChosen ? [...value, permission] : value.filter(each => each !== permission))
							}
						/>
					))}
				</div>
			</fieldset>
		);
	});
}
