import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button, type ButtonProps } from '@/ui/button/Button';
import { useFilePicker } from '@/ui/field/useFilePicker';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import type { PictureSource } from './uploadCropped';

interface PictureChooserProps extends Pick<ButtonProps, 'icon'> {
	label: string;
	/** By which the search of the settings finds it. */
	marker?: string;
	/** The button is busy until it is done. */
	onChoose: (source: PictureSource) => Promise<void>;
	/** Missing if there is none to remove. */
	onRemove?: (() => Promise<void>) | undefined;
}

/** A button for the choice of a picture of the device or of the drive; empty if the token allows neither. */
export function PictureChooser({ label, icon = 'image', marker, onChoose, onRemove }: PictureChooserProps): ReactNode {
	const session = useSession();
	const [isBusy, setBusy] = useState(false);
	const mayUpload = useTokenMay('write:drive');
	const mayReadDrive = useTokenMay('read:drive');
	const run = async (change: Promise<void>) => {
		setBusy(true);
		await change;
		setBusy(false);
	};
	const use = (source: PictureSource | undefined) => source && void run(onChoose(source));
	const picker = useFilePicker(label, ([file]) => use(file), 'image/*', false);
	const fromDevice: MenuItem = { text: text.crop.fromDevice, icon: 'upload', onSelect: picker.open };
	const fromDrive: MenuItem = {
		text: text.crop.fromDrive,
		icon: 'drive',
		onSelect: () =>
			intents.send({ kind: 'pickDriveFiles', session, type: 'image/*', max: 1, choose: ([file]) => use(file) }),
	};
	const items: MenuItem[] = [...(mayUpload ? [fromDevice] : []), ...(mayReadDrive ? [fromDrive] : [])];
	if (onRemove) {
		items.push({ text: text.crop.removePicture, icon: 'trash', danger: true, onSelect: () => void run(onRemove()) });
	}
	if (items.length === 0) return null;
	return (
		<>
			{picker.input}
			<Button
				size="small"
				icon={icon}
				aria-haspopup="menu"
				data-marker={marker}
				busy={isBusy}
				onClick={({ currentTarget: anchor }) => openMenu({ anchor, items, label })}
			>
				{label}
			</Button>
		</>
	);
}
