import type { ReactNode } from 'react';
import { boolean, check, maxLength, nonEmpty, number, object, picklist, pipe, string } from 'valibot';
import { webUrl } from '@/base/webUrl';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { RangeField } from '@/ui/field/RangeField';
import { type Control, line, oneOf, onOff } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { EmptyState } from '@/ui/state/EmptyState';
import {
	ITEM_SECONDS,
	LAP_SECONDS,
	OPTIONS_OF,
	REFRESH_SECONDS,
	STATUS_BAR_DISPLAYS,
	STATUS_BAR_SIZES,
	STATUS_BAR_TYPES,
	type StatusBar,
	type StatusBarOptions,
	type StatusBarType,
} from '../StatusBar';
import { listsQuery } from '../statusBarQueries';
import styles from './StatusBarsControl.module.css';

interface StatusBarFormProps {
	initial: StatusBar;
	onSave: (bar: StatusBar) => void;
	onCancel: () => void;
}

const NAME_MAX = 100;

/** The options of a bar. They take effect together when it is saved. */
export function StatusBarForm({ initial, onSave, onCancel }: StatusBarFormProps): ReactNode {
	const { type } = initial;
	const form = useForm<StatusBar>({
		initial,
		rules: rulesFor(type),
		send: async bar => onSave({ ...bar, name: bar.name.trim(), url: bar.url.trim() }),
	});
	const lists = useThing(listsQuery, null, type === 'userList').data;
	const hasLists = type !== 'userList' || lists?.length !== 0;
	const has = (option: keyof StatusBarOptions) => OPTIONS_OF[type].includes(option);
	const isMarquee = form.values.display === 'marquee';
	const { fields, sizes, displays } = text.statusBars;
	return (
		<div className={styles.form}>
			<Form
				form={form}
				fields={{
					type: null,
					name: line({ label: fields.name, maxLength: NAME_MAX, autoComplete: 'off' }),
					url: has('url') ? line({ label: fields.url, type: 'url', inputMode: 'url', autoComplete: 'off' }) : null,
					userListId:
						has('userListId') && hasLists
							? oneOf({ label: fields.userListId, options: listOptions(lists ?? [], initial.userListId) })
							: null,
					shuffle: has('shuffle') ? onOff({ label: fields.shuffle }) : null,
					colored: has('colored') ? onOff({ label: fields.colored }) : null,
					display: oneOf({
						label: fields.display,
						options: STATUS_BAR_DISPLAYS.map(value => ({ value, text: displays[value] })),
					}),
					marqueeDuration: isMarquee ? seconds(fields.marqueeDuration, LAP_SECONDS) : null,
					marqueeReverse: isMarquee ? onOff({ label: fields.marqueeReverse }) : null,
					itemSec: isMarquee ? null : seconds(fields.itemSec, ITEM_SECONDS),
					refreshIntervalSec: seconds(fields.refreshIntervalSec, REFRESH_SECONDS[type]),
					size: oneOf({
						label: fields.size,
						options: STATUS_BAR_SIZES.map(value => ({ value, text: sizes[value] })),
					}),
					black: onOff({ label: fields.black }),
				}}
				above={{
					userListId: !hasLists && (
						<EmptyState icon="list" title={text.statusBars.noLists}>
							{text.statusBars.noListsText}
						</EmptyState>
					),
				}}
				button={{ label: text.statusBars.save, icon: 'check' }}
			/>
			<Button onClick={onCancel}>{text.common.cancel}</Button>
		</div>
	);
}

const rulesFor = (type: StatusBarType) =>
	object({
		type: picklist(STATUS_BAR_TYPES),
		name: pipe(string(), maxLength(NAME_MAX)),
		size: picklist(STATUS_BAR_SIZES),
		black: boolean(),
		url:
			type === 'rss'
				? pipe(
						string(),
						check(value => webUrl(value.trim()) !== null, text.statusBars.urlError),
					)
				: string(),
		userListId: type === 'userList' ? pipe(string(), nonEmpty('')) : string(),
		shuffle: boolean(),
		colored: boolean(),
		display: picklist(STATUS_BAR_DISPLAYS),
		marqueeDuration: number(),
		marqueeReverse: boolean(),
		itemSec: number(),
		refreshIntervalSec: number(),
	});

/** The lists to choose from, with the chosen one even if it is gone. */
function listOptions(lists: readonly { readonly id: string; readonly name: string }[], chosen: string) {
	const isGone = chosen !== '' && lists.every(({ id }) => id !== chosen);
	return [
		{ value: '', text: text.statusBars.chooseList, disabled: true },
		...lists.map(({ id, name }) => ({ value: id, text: name })),
		...(isGone ? [{ value: chosen, text: text.statusBars.otherList }] : []),
	];
}

const seconds =
	(label: string, { least, most }: { readonly least: number; readonly most: number }): Control<number> =>
	({ value, onChange }) => (
		<RangeField
			label={label}
			min={least}
			max={most}
			step={least < 10 ? 1 : 10}
			suffix={text.statusBars.seconds}
			value={value}
			onChange={onChange}
		/>
	);
