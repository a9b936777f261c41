import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { isLoadFailure } from '@/base/isLoadFailure';
import { errorText } from '@/blocks/query/errorText';
import { text } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { alert } from '@/ui/dialog/dialogs';
import { RangeField } from '@/ui/field/RangeField';
import { ErrorState } from '@/ui/state/ErrorState';
import { showLoadFailure } from '../actions/showLoadFailure';
import styles from './CropDialog.module.css';
import { CropFrameTools } from './CropFrameTools';
import { CropStage, ZOOMS } from './CropStage';
import { type CropRatio, type Extent, frameOf, shareOf, WHOLE } from './cropFrame';

interface CropDialogProps {
	file: File;
	/** An object URL of the picture. */
	url: string;
	name: string;
	/** The frame's ratio at first; free by default. */
	ratio?: CropRatio | undefined;
	/** Whether the result may have this type. */
	mayWrite: (type: string) => boolean;
	/** Called with the cropped picture; undefined if all of it was chosen. */
	onDone: (cropped: File | undefined) => void;
	onClose: () => void;
}

/** The picture below a frame, with controls for the frame's ratio and size and for zoom and position. */
export function CropDialog(props: CropDialogProps): ReactNode {
	const { file, url, name, mayWrite, onDone, onClose } = props;
	const [picture, setPicture] = useState<Extent | null>(null);
	const [isBroken, setIsBroken] = useState(false);
	const [ratio, setRatio] = useState<CropRatio>(props.ratio ?? 'free');
	const [isUpright, setIsUpright] = useState(false);
	const [frame, setFrame] = useState(WHOLE);
	const [zoom, setZoom] = useState<number>(ZOOMS.min);
	const [area, setArea] = useState<Area | null>(null);
	// After the frame changed, its content is only known a moment later; until then the old area must not be cropped.
	const [isSettled, setIsSettled] = useState(false);
	const { crop, isBusy } = useCropping({ file, mayWrite, onDone });
	const choose = (nextRatio: CropRatio, nextUpright: boolean, size = picture) => {
		setRatio(nextRatio);
		setIsUpright(nextUpright);
		const next = size && frameOf(nextRatio, nextUpright, size);
		if (!next || (next.width === frame.width && next.height === frame.height)) return;
		setFrame(next);
		setIsSettled(false);
	};
	return (
		<>
			<DialogHeader
				title={name}
				onClose={onClose}
				done={{
					text: text.crop.crop,
					disabled: !area || !picture || !isSettled,
					busy: isBusy,
					onPress: () => {
						if (area && picture) void crop(area, picture);
					},
				}}
			/>
			{isBroken ? (
				<ErrorState title={text.crop.broken}>{text.crop.brokenText}</ErrorState>
			) : (
				<div className={styles.body}>
					<CropStage
						url={url}
						frame={frame}
						zoom={zoom}
						area={area}
						onFrame={ratio === 'free' ? setFrame : null}
						onZoom={setZoom}
						onArea={next => {
							setArea(next);
							setIsSettled(true);
						}}
						onPicture={size => {
							setPicture(size);
							choose(ratio, size.height > size.width, size);
						}}
						onBroken={() => setIsBroken(true)}
					/>
					<div className={styles.tools}>
						<CropFrameTools
							ratio={ratio}
							isUpright={isUpright}
							onChoose={choose}
							area={area}
							onSize={({ width, height }) => {
								if (!picture) return;
								setFrame({
									width: width === undefined ? frame.width : shareOf(width, zoom, picture.width),
									height: height === undefined ? frame.height : shareOf(height, zoom, picture.height),
								});
							}}
						/>
						<RangeField
							label={text.crop.zoom}
							value={zoom}
							min={ZOOMS.min}
							max={ZOOMS.max}
							step={0.05}
							suffix="×"
							onChange={setZoom}
						/>
						<p className={styles.hint}>{text.crop.hint}</p>
					</div>
				</div>
			)}
		</>
	);
}

/** Crops the picture; aborts when the dialog is closed. */
function useCropping({ file, mayWrite, onDone }: Pick<CropDialogProps, 'file' | 'mayWrite' | 'onDone'>) {
	const [isBusy, setIsBusy] = useState(false);
	const abort = useRef<AbortController | null>(null);
	useEffect(() => () => abort.current?.abort(), []);
	const crop = async (area: Area, picture: Extent) => {
		if (area.width >= picture.width && area.height >= picture.height) {
			onDone(undefined);
			return;
		}
		const controller = new AbortController();
		const { signal } = controller;
		abort.current = controller;
		setIsBusy(true);
		try {
			const { imageClient } = await import('@workers/image/image.client');
			onDone(await imageClient.crop(file, area, { signal, mayWrite }));
		} catch (error) {
			if (signal.aborted) return;
			setIsBusy(false);
			console.warn(`${file.name} could not be cropped.`, error);
			if (isLoadFailure(error)) await showLoadFailure();
			else await alert({ type: 'error', title: text.crop.failed, text: errorText(error).text });
		}
	};
	return { crop, isBusy };
}
