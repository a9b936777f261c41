import { type ReactNode, useEffect, useState } from 'react';
import type { ImageLayer } from '@/domain/image/imageLayers';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { TextField } from '@/ui/field/TextField';
import { EmptyState } from '@/ui/state/EmptyState';
import { AddLayer } from './AddLayer';
import styles from './LayerEditor.module.css';
import { LayerList } from './LayerList';
import { LayerPreview } from './LayerPreview';
import { PreviewSource } from './PreviewSource';
import { useLayers } from './useLayers';
import { usePictureUploads } from './usePictureUploads';

const NAME_MAX = 100;

export interface EditedLayers {
	readonly layers: readonly ImageLayer[];
	/** Empty if no name was asked for. */
	readonly name: string;
}

interface LayerEditorProps {
	session: Session;
	/** Null for the sample. */
	image: Blob | null;
	purpose: 'effects' | 'watermark';
	initial: EditedLayers;
	/** Whether they have a name. */
	isNamed: boolean;
	title: string;
	onDone: (edited: EditedLayers) => void;
	onClose: () => void;
	/** Called with whether closing would lose changes. */
	onChanged: (isChanged: boolean) => void;
}

/** The picture with its layers, beside the list of them. */
export function LayerEditor(props: LayerEditorProps): ReactNode {
	const { session, image, purpose, initial, isNamed, title, onDone, onClose, onChanged } = props;
	const { layers, openId, open, add, move, changeField, copy, remove } = useLayers(initial.layers);
	const [name, setName] = useState(initial.name);
	const [shown, setShown] = useState(image);
	const uploads = usePictureUploads(session, changeField);
	const isUploading = layers.some(({ id }) => uploads.isBusy(id));
	const isChanged = layers !== initial.layers || name !== initial.name || isUploading;
	useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
	const isNameless = isNamed && name.trim() === '';
	return (
		<>
			<DialogHeader
				title={title}
				onClose={onClose}
				done={{ disabled: isNameless, busy: isUploading, onPress: () => onDone({ layers, name: name.trim() }) }}
			/>
			<div className={styles.body}>
				<div className={styles.editor}>
					<div className={styles.stage}>
						<div className={styles.picture}>
							<LayerPreview session={session} image={shown} layers={layers} label={text.imageEditor.preview} />
						</div>
						{purpose === 'watermark' && <PreviewSource given={image} shown={shown} onChange={setShown} />}
					</div>
					<div className={styles.panel}>
						{isNamed && (
							<TextField
								label={text.common.name}
								value={name}
								maxLength={NAME_MAX}
								error={isNameless ? text.imageEditor.nameNeeded : undefined}
								onChange={setName}
							/>
						)}
						{layers.length === 0 ? (
							<EmptyState icon="stack" title={text.imageEditor.noLayers}>
								{text.imageEditor.noLayersText}
							</EmptyState>
						) : (
							<LayerList
								session={session}
								layers={layers}
								uploads={uploads}
								openId={openId}
								onOpen={open}
								onMove={move}
								onField={changeField}
								onCopy={copy}
								onRemove={remove}
							/>
						)}
						<AddLayer isWatermark={purpose === 'watermark'} onAdd={add} />
						{layers.length > 1 && <p className={styles.order}>{text.imageEditor.order}</p>}
					</div>
				</div>
			</div>
		</>
	);
}
