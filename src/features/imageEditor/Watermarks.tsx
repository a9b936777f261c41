import { type ReactNode, useMemo } from 'react';
import { readLayers } from '@/domain/image/imageLayers';
import { defaultPreset, readPresets, type StoredPreset } from '@/domain/image/watermarkPresets';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { usePreference } from '@/stores/preferences/usePreference';
import type { Session } from '@/stores/session/Session';
import { defaultWatermarkPresetId, watermarkPresets } from '@/stores/uploads/uploadSettings';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { openMenu } from '@/ui/menu/openMenu';
import { EmptyState } from '@/ui/state/EmptyState';
import { createWatermark, deleteWatermark, duplicateWatermark, editWatermark, makeDefault } from './changeWatermarks';
import { LayerPreview } from './LayerPreview';
import styles from './Watermarks.module.css';

interface WatermarksProps {
	session: Session;
	/** Null for a sample. */
	image: Blob | null;
	onClose: () => void;
}

/** The account's watermarks, each shown on the picture. */
export function Watermarks({ session, image, onClose }: WatermarksProps): ReactNode {
	const stored = usePreference(watermarkPresets);
	const defaultId = usePreference(defaultWatermarkPresetId);
	const presets = useMemo(() => readPresets(stored), [stored]);
	const chosen = defaultPreset(presets, defaultId);
	const place = { session, image };
	const add = (
		<Button variant="primary" icon="plus" onClick={() => void createWatermark(place)}>
			{text.imageEditor.newWatermark}
		</Button>
	);
	return (
		<>
			<DialogHeader title={text.imageEditor.watermarks} onClose={onClose} />
			<div className={styles.body}>
				{presets.length === 0 ? (
					<EmptyState icon="stamp" title={text.imageEditor.noWatermarks} action={add}>
						{text.imageEditor.noWatermarksText}
					</EmptyState>
				) : (
					<>
						<p className={styles.about}>
							{chosen ? t('imageEditor.defaultIs', { name: chosen.name }) : text.imageEditor.noDefault}
						</p>
						<ul className={styles.list} aria-label={text.imageEditor.watermarks}>
							{presets.map(preset => (
								<WatermarkCard
									key={preset.id}
									session={session}
									image={image}
									preset={preset}
									isDefault={preset === chosen}
									onEdit={() => void editWatermark(place, preset)}
								/>
							))}
						</ul>
						<div className={styles.add}>{add}</div>
					</>
				)}
			</div>
		</>
	);
}

interface WatermarkCardProps {
	session: Session;
	image: Blob | null;
	preset: StoredPreset;
	isDefault: boolean;
	onEdit: () => void;
}

function WatermarkCard({ session, image, preset, isDefault, onEdit }: WatermarkCardProps): ReactNode {
	const { id, name, layers } = preset;
	const drawn = useMemo(() => readLayers(layers), [layers]);
	return (
		<li className={styles.card}>
			<button
				type="button"
				className={styles.picture}
				aria-label={t('imageEditor.editNamed', { name })}
				onClick={onEdit}
			>
				<LayerPreview session={session} image={image} layers={drawn} label={null} />
			</button>
			<div className={styles.foot}>
				<span className={styles.name}>
					<b dir="auto">{name}</b>
					{isDefault && <span className={styles.default}>{text.imageEditor.default}</span>}
				</span>
				<IconButton
					icon="more"
					size="small"
					label={t('imageEditor.menuOf', { name })}
					aria-haspopup="menu"
					onClick={event =>
						openMenu({
							anchor: event.currentTarget,
							label: t('imageEditor.menuOf', { name }),
							items: [
								{ text: text.imageEditor.edit, icon: 'pencil', onSelect: onEdit },
								{ text: text.imageEditor.duplicate, icon: 'copy', onSelect: () => duplicateWatermark(session, preset) },
								isDefault
									? { text: text.imageEditor.unsetDefault, icon: 'star', onSelect: () => makeDefault(session, null) }
									: { text: text.imageEditor.makeDefault, icon: 'star', onSelect: () => makeDefault(session, id) },
								{ type: 'divider' },
								{
									text: text.common.delete,
									icon: 'trash',
									danger: true,
									onSelect: () => void deleteWatermark(session, preset),
								},
							],
						})
					}
				/>
			</div>
		</li>
	);
}
