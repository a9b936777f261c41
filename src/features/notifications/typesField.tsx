import { LISTED_TYPES, type ListedType } from '@/domain/notification/listedTypes';
import { writeExcluded } from '@/domain/notification/writeExcluded';
import { text } from '@/i18n/text';
import { CheckboxGroup } from '@/ui/field/CheckboxGroup';
import type { Control } from '@/ui/form/controls';

/** A form's field for the types that are left out: those that are shown are ticked. */
export const typesField = (): Control<readonly string[]> => field;

const field: Control<readonly string[]> = ({ value: excluded, onChange }) => {
	const { names } = text.notificationMenu;
	return (
		<CheckboxGroup<ListedType>
			label={text.notifications.kinds}
			options={LISTED_TYPES.map(type => ({ value: type, text: names[type] }))}
			value={LISTED_TYPES.filter(type => !excluded.includes(type))}
			onChange={shown =>
				onChange(
					writeExcluded(
						excluded,
						LISTED_TYPES.filter(type => !shown.includes(type)),
					),
				)
			}
		/>
	);
};
