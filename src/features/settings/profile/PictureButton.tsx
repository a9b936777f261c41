import type { ReactNode } from 'react';
import { PictureChooser } from '@/blocks/crop/PictureChooser';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { changePicture, type PictureKind, setPicture } from './changePicture';

interface PictureButtonProps {
	kind: PictureKind;
	/** Whether there is one to remove. */
	isSet: boolean;
}

/** Chooses, crops and removes the avatar or the banner; each takes effect at once. */
export function PictureButton({ kind, isSet }: PictureButtonProps): ReactNode {
	const session = useSession();
	return (
		<PictureChooser
			label={kind === 'avatar' ? text.profileEdit.changeAvatar : text.profileEdit.changeBanner}
			icon={kind === 'avatar' ? 'user' : 'image'}
			marker={`profile.${kind}`}
			onChoose={source => changePicture(session, kind, source)}
			onRemove={isSet ? () => setPicture(session, kind, null) : undefined}
		/>
	);
}
