import type { ReactNode } from 'react';
import type { LayerAlign, LayerField, LayerKind } from '@/domain/image/imageLayerKinds';
import { fieldsOf, type ImageLayer } from '@/domain/image/imageLayers';
import type { Session } from '@/stores/session/Session';
import { RangeField } from '@/ui/field/RangeField';
import { type Bound, color, line, oneOf, onOff } from '@/ui/form/controls';
import { AlignPad } from './AlignPad';
import styles from './LayerFields.module.css';
import { choiceName, fieldName } from './layerTexts';
import { PictureField } from './PictureField';
import type { PictureUploads } from './usePictureUploads';

interface LayerFieldsProps {
	session: Session;
	layer: ImageLayer;
	uploads: PictureUploads;
	onChange: (field: string, value: unknown) => void;
}

/** A control for each field of the layer's kind. */
export function LayerFields({ session, layer, uploads, onChange }: LayerFieldsProps): ReactNode {
	const values: Readonly<Record<string, unknown>> = { ...layer };
	return (
		<div className={styles.fields}>
			{fieldsOf(layer.type).map(([name, field]) => (
				<FieldControl
					key={name}
					session={session}
					kind={layer.type}
					name={name}
					field={field}
					value={values[name]}
					onChange={value => onChange(name, value)}
					isBusy={uploads.isBusy(layer.id)}
					onFile={file => void uploads.start(layer.id, name, file)}
				/>
			))}
		</div>
	);
}

interface FieldControlProps {
	session: Session;
	kind: LayerKind;
	name: string;
	field: LayerField;
	/** Has the field's type, as `readLayers` makes sure. */
	value: unknown;
	onChange: (value: unknown) => void;
	/** Whether a file for the layer is being uploaded. */
	isBusy: boolean;
	onFile: (file: File) => void;
}

function FieldControl(props: FieldControlProps): ReactNode {
	const { session, kind, name, field, value, onChange, isBusy, onFile } = props;
	const label = fieldName(kind, name);
	const bound = <V,>(): Bound<V> => ({ value: value as V, error: undefined, onChange });
	switch (field.type) {
		case 'number':
			return <NumberControl label={label} field={field} {...bound<number>()} />;
		case 'color':
			return color({ label })(bound());
		case 'boolean':
			return onOff({ label })(bound());
		case 'choice':
			return oneOf({
				label,
				options: field.choices.map(choice => ({ value: choice, text: choiceName(choice) })),
			})(bound());
		case 'align':
			return <AlignPad label={label} {...bound<LayerAlign>()} />;
		case 'text':
			return line({ label })(bound());
		case 'url':
			return <PictureField {...{ session, label, isBusy, onFile }} {...bound<string>()} />;
	}
}

const SUFFIXES = { share: '%', degrees: '°', plain: undefined } as const;

interface NumberControlProps {
	label: string;
	field: Extract<LayerField, { type: 'number' }>;
	value: number;
	onChange: (value: number) => void;
}

/** Shares are shown as percentages. */
function NumberControl({ label, field, value, onChange }: NumberControlProps): ReactNode {
	const scale = field.unit === 'share' ? 100 : 1;
	const suffix = SUFFIXES[field.unit];
	return (
		<RangeField
			label={label}
			value={value * scale}
			min={field.min * scale}
			max={field.max * scale}
			step={Math.round(field.step * scale * 1000) / 1000}
			{...(suffix !== undefined && { suffix })}
			onChange={next => onChange(next / scale)}
		/>
	);
}
