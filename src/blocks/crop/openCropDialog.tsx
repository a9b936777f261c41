import { t } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { mayUploadType } from '@/stores/uploads/uploadLimits';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';
import type { CropRatio } from './cropFrame';

const CropDialog = lazyPart(() => import('./CropDialog').then(module => ({ default: module.CropDialog })));

const WIDTH_PX = 760;

interface CropRequest {
	/** JPEG, PNG or WebP. */
	readonly image: Blob;
	readonly name: string;
	/** The session that will upload the result: its type must be one that the role may upload. */
	readonly session: Session;
	/** The frame's ratio at first; free by default. */
	readonly ratio?: CropRatio;
}

/**
 * Lets the user crop a picture.
 * @returns the cropped picture; undefined if unchanged
 */
export async function openCropDialog(request: CropRequest): Promise<File | undefined> {
	const chosen = await openCrop(request);
	return chosen === 'whole' ? undefined : chosen;
}

/** The same for a picture that is about to be used: `whole` if all of it was chosen, undefined if cancelled. */
export async function openCrop({ image, name, session, ratio }: CropRequest): Promise<File | 'whole' | undefined> {
	const file = image instanceof File ? image : new File([image], name, { type: image.type });
	const url = URL.createObjectURL(file);
	const cropped = await overlays.open<File | 'whole'>({
		kind: 'page',
		label: t('crop.title', { name }),
		width: WIDTH_PX,
		render: handle => (
			<CropDialog
				file={file}
				url={url}
				name={name}
				mayWrite={type => mayUploadType(session, type)}
				ratio={ratio}
				onDone={part => handle.close(part ?? 'whole')}
				onClose={() => void handle.requestClose('button')}
			/>
		),
	}).closed;
	URL.revokeObjectURL(url);
	return cropped;
}
