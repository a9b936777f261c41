import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { useFilePicker } from '@/ui/field/useFilePicker';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { changePicture, type PictureKind, type PictureSource, setPicture } from './changePicture';

interface PictureButtonProps {
	kind: PictureKind;
	/** Whether there is one to remove. */
	isSet: boolean;
}

/** Chooses, crops and removes the avatar or the banner; each takes effect at once. */
export function PictureButton({ kind, isSet }: PictureButtonProps): ReactNode {
	const session = useSession();
	const [isBusy, setBusy] = useState(false);
	const mayUpload = useTokenMay('write:drive');
	const mayReadDrive = useTokenMay('read:drive');
	const label = kind === 'avatar' ? text.profileEdit.changeAvatar : text.profileEdit.changeBanner;
	const run = async (change: Promise<void>) => {
		setBusy(true);
		await change;
		setBusy(false);
	};
	const use = (source: PictureSource | undefined) => source && void run(changePicture(session, kind, source));
	const picker = useFilePicker(label, ([file]) => use(file), 'image/*', false);
	const items: MenuItem[] = [
		...(mayUpload
			? [{ text: text.profileEdit.fromDevice, icon: 'upload', onSelect: picker.open } satisfies MenuItem]
			: []),
		...(mayReadDrive
			? [
					{
						text: text.profileEdit.fromDrive,
						icon: 'drive',
						onSelect: () =>
							intents.send({ kind: 'pickDriveFiles', session, type: 'image/*', max: 1, choose: ([file]) => use(file) }),
					} satisfies MenuItem,
				]
			: []),
		...(isSet
			? [
					{
						text: text.profileEdit.removePicture,
						icon: 'trash',
						danger: true,
						onSelect: () => void run(setPicture(session, kind, null)),
					} satisfies MenuItem,
				]
			: []),
	];
	if (items.length === 0) return null;
	return (
		<>
			{picker.input}
			<Button
				size="small"
				icon={kind === 'avatar' ? 'user' : 'image'}
				aria-haspopup="menu"
				data-marker={`profile.${kind}`}
				busy={isBusy}
				onClick={({ currentTarget: anchor }) => openMenu({ anchor, items, label })}
			>
				{label}
			</Button>
		</>
	);
}
