import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { errorText } from '@/blocks/query/errorText';
import type { SettingEntry } from '@/blocks/settings/SettingEntry';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useAccountField } from '@/stores/accountFields/useAccountFields';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { openMenu } from '@/ui/menu/openMenu';
import { toast } from '@/ui/toast/toasts';
import { fieldTexts } from './fieldTexts';
import { SettingControlView } from './SettingControlView';
import styles from './SettingRow.module.css';
import { settingMenu } from './settingMenu';
import { type SettingValue, settingValue } from './settingValue';

/** A setting with its control and its menu. Changes take effect at once. */
export function SettingRow({ entry }: { entry: SettingEntry }): ReactNode {
	switch (entry.source.type) {
		case 'account':
			return <AccountRow entry={entry} field={entry.source.field} />;
		case 'own':
			return <OwnRow entry={entry} use={entry.source.use} />;
		default:
			return <StoredRow entry={entry} />;
	}
}

function StoredRow({ entry }: { entry: SettingEntry }): ReactNode {
	const session = useSession();
	const setting = settingValue(entry.source, session);
	const { source } = entry;
	const subscribe = useCallback(
		(listener: () => void) => settingValue(source, session).subscribe(listener),
		[source, session],
	);
	const value = useSyncExternalStore(subscribe, setting.get);
	return <Row entry={entry} setting={setting} value={value} />;
}

type FieldName = Extract<SettingEntry['source'], { type: 'account' }>['field'];

function AccountRow({ entry, field }: { entry: SettingEntry; field: FieldName }): ReactNode {
	const session = useSession();
	const { error, isKnown } = useAccountField(field);
	const setting = settingValue(entry.source, session);
	return (
		<Row
			entry={entry}
			setting={setting}
			value={setting.get()}
			error={error === undefined ? undefined : errorText(error).text}
			disabled={!isKnown}
		/>
	);
}

function OwnRow({ entry, use }: { entry: SettingEntry; use: () => unknown }): ReactNode {
	const value = use();
	return <Row entry={entry} setting={settingValue(entry.source, useSession())} value={value} />;
}

type Anchor = Parameters<typeof openMenu>[0]['anchor'];

interface RowProps {
	entry: SettingEntry;
	setting: SettingValue;
	value: unknown;
	error?: string | undefined;
	disabled?: boolean;
}

function Row({ entry, setting, value, error, disabled = false }: RowProps): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const { label } = fieldTexts(entry.key);
	const menuLabel = fill(text.settings.menuOf, { name: label });
	const row = useRef<HTMLDivElement>(null);
	const { subscribe } = setting;
	const open = useCallback(
		(anchor: Anchor) =>
			openMenu({
				anchor,
				label: menuLabel,
				items: () => settingMenu(entry, { session, navigation }),
				watch: subscribe,
			}),
		[menuLabel, entry, session, navigation, subscribe],
	);
	useEffect(() => {
		const element = row.current;
		if (!element) return undefined;
		const onContextMenu = (event: MouseEvent) => {
			// Text fields have the browser's own menu; selected text and Shift ask for it too.
			const isText = event.target instanceof Element && event.target.closest('input[type="text"], textarea') !== null;
			if (event.defaultPrevented || event.shiftKey || isText || getSelection()?.toString()) return;
			event.preventDefault();
			const isByPointer = event.clientX !== 0 || event.clientY !== 0;
			open(isByPointer ? { x: event.clientX, y: event.clientY } : element);
		};
		element.addEventListener('contextmenu', onContextMenu);
		return () => element.removeEventListener('contextmenu', onContextMenu);
	}, [open]);
	const change = (next: unknown) => {
		setting.set(next);
		if (!entry.needsReload) return;
		toast(text.settings.needsReload, {
			icon: 'refresh',
			action: { text: text.common.reload, onPress: () => location.reload() },
		});
	};
	return (
		<div
			ref={row}
			className={styles.row}
			data-marker={entry.key}
			data-control={entry.control.type}
			data-labelled={entry.control.type !== 'own' || entry.control.isLabelled === true}
		>
			<div>
				<SettingControlView entry={entry} value={value} error={error} disabled={disabled} onChange={change} />
				{entry.Preview && <entry.Preview />}
			</div>
			<IconButton
				icon="more"
				size="small"
				label={menuLabel}
				className={styles.menu}
				aria-haspopup="menu"
				onClick={event => open(event.currentTarget)}
			/>
		</div>
	);
}
