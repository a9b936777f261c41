import { text } from '@/i18n/text';
import { RangeField } from '@/ui/field/RangeField';
import type { Control } from '@/ui/form/controls';

/** A number of a widget's settings, with a slider. */
export const rangeField =
	(field: { label: string; min: number; max: number; step: number; suffix?: string }): Control<number> =>
	({ value, onChange }) => <RangeField {...field} value={value} onChange={onChange} />;

/** The height of a widget's content, in pixels. */
export const heightField = ({ least, most }: { readonly least: number; readonly most: number }): Control<number> =>
	rangeField({ label: text.widgets.height, min: least, max: most, step: 20, suffix: 'px' });
