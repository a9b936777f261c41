import { t } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { mayUploadType } from '@/stores/uploads/uploadLimits';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const CropDialog = lazyPart(() => import('./CropDialog').then(module => ({ default: module.CropDialog })));

const WIDTH_PX = 760;

interface CropRequest {
	/** JPEG, PNG or WebP. */
	readonly image: Blob;
	readonly name: string;
	/** The session that will upload the result: its type must be one that the role may upload. */
	readonly session: Session;
}

/**
 * Lets the user crop a picture.
 * @returns the cropped picture; undefined if unchanged
 */
export async function openCropDialog({ image, name, session }: CropRequest): Promise<File | undefined> {
	const file = image instanceof File ? image : new File([image], name, { type: image.type });
	const url = URL.createObjectURL(file);
	const cropped = await overlays.open<File>({
		kind: 'page',
		label: t('crop.title', { name }),
		width: WIDTH_PX,
		render: handle => (
			<CropDialog
				file={file}
				url={url}
				name={name}
				mayWrite={type => mayUploadType(session, type)}
				onDone={part => handle.close(part)}
				onClose={() => void handle.requestClose('button')}
			/>
		),
	}).closed;
	URL.revokeObjectURL(url);
	return cropped;
}
