import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { mediaKind, singleRatio } from '@/domain/drive/mediaKinds';
import { cardPreference } from '@/stores/preferences/preference';
import { useSession } from '@/stores/session/SessionContext';
import { useAppearance } from '../appearance/useAppearance';
import { type GalleryMenu, type GalleryOptions, openGallery } from '../gallery/openGallery';
import { useNavigation } from '../navigation/NavigationContext';
import { AltText } from './AltText';
import { FileTools } from './FileTools';
import { MediaAudio } from './MediaAudio';
import { type Hiders, MediaCell } from './MediaCell';
import { type LineProps, MediaFile } from './MediaFile';
import styles from './MediaGrid.module.css';
import { openFileMenuLazily } from './openFileMenuLazily';

type SingleShape = 'expand' | '16_9' | '1_1' | '2_3';

/** The proportions of a note's only picture; `expand` keeps its own. */
export const singlePictureShape = cardPreference<SingleShape>({
	key: 'mediaListWithOneImageAppearance',
	default: 'expand',
	choices: ['expand', '16_9', '1_1', '2_3'],
});

interface MediaGridProps {
	noteId: string;
	files: readonly DriveFile[];
}

/** The files of a note: pictures and videos in a grid whose size is known in advance, the rest below it. */
export function MediaGrid({ noteId, files }: MediaGridProps) {
	const session = useSession();
	const navigation = useNavigation();
	const single = useAppearance(singlePictureShape);
	const [describedId, setDescribedId] = useState<string | null>(null);
	const shown = files.filter(isVisual);
	const sounds = files.filter(file => mediaKind(file) === 'audio');
	const others = files.filter(file => mediaKind(file) === 'other');
	const [only] = shown;
	const described = shown.find(file => file.id === describedId && file.comment);
	const hiders = useRef<Hiders>(new Map());
	const openMenu: GalleryMenu = (file, anchor, leave) => {
		const hide = hiders.current.get(file.id);
		const onHide =
			hide &&
			(() => {
				leave();
				hide();
			});
		void openFileMenuLazily({ session, noteId, file, anchor, navigation: { ...navigation, navigate: leave }, onHide });
	};
	const toolsOf =
		(file: DriveFile): LineProps['tools'] =>
		hide => <FileTools noteId={noteId} file={file} onHide={hide} />;
	const describe = (id: string) => setDescribedId(id === describedId ? null : id);
	return (
		<>
			{only && (
				<div className={styles.media} data-media-grid="" data-described={described ? '' : undefined}>
					<div
						className={styles.grid}
						data-count={Math.min(shown.length, MANY)}
						style={shown.length === 1 ? singleStyle(only, single) : undefined}
						onClickCapture={event => openPicture(event, shown, { openMenu, navigate: navigation.navigate })}
					>
						{shown.map((file, index) => (
							<MediaCell
								key={file.id}
								noteId={noteId}
								file={file}
								number={index + 1}
								total={shown.length}
								isDescribed={file.id === described?.id}
								onDescribe={describe}
								hiders={hiders.current}
							/>
						))}
					</div>
					{described && <AltText file={described} onClose={() => setDescribedId(null)} />}
				</div>
			)}
			{sounds.map(file => (
				<MediaAudio key={file.id} noteId={noteId} file={file} tools={toolsOf(file)} />
			))}
			{others.map(file => (
				<MediaFile key={file.id} noteId={noteId} file={file} tools={toolsOf(file)} />
			))}
		</>
	);
}

/** With this many pictures or more, the grid has rows of a fixed height. */
const MANY = 5;
const CUT_RATIOS: Readonly<Record<Exclude<SingleShape, 'expand'>, string>> = {
	'16_9': '16 / 9',
	'1_1': '1',
	'2_3': '2 / 3',
};

function isVisual(file: DriveFile): boolean {
	const kind = mediaKind(file);
	return kind === 'image' || kind === 'video';
}

/** In pixels: a picture needs room for what is on it, such as its menu. */
const NARROWEST_PX = 200;

/** A picture in its own proportions isn't enlarged, as small ones would be blurred. */
function singleStyle(file: DriveFile, single: SingleShape): CSSProperties {
	if (single !== 'expand') return { aspectRatio: CUT_RATIOS[single] };
	const aspectRatio = String(singleRatio(file));
	return file.width && mediaKind(file) === 'image'
		? { aspectRatio, maxInlineSize: Math.max(file.width, NARROWEST_PX) }
		: { aspectRatio };
}

/** A plain click opens the gallery; one with a modifier key is left to the browser. */
function openPicture(event: MouseEvent, shown: readonly DriveFile[], options: Omit<GalleryOptions, 'opener'>): void {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-media]') : null;
	if (!link) return;
	event.preventDefault();
	// The gallery leaves out covered pictures.
	const open = new Set(
		Array.from(event.currentTarget.querySelectorAll<HTMLElement>('a[data-media]'), each => each.dataset.media),
	);
	const pictures = shown.filter(file => open.has(file.id));
	void openGallery(
		pictures,
		pictures.findIndex(file => file.id === link.dataset.media),
		{ ...options, opener: link },
	);
}
