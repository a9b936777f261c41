import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './input.module.css';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'children'> {
	value: string;
	onChange: (value: string) => void;
	/** The initial height in rows; it grows with its text up to `maxRows`. */
	rows?: number;
	maxRows?: number;
}

const LINE_HEIGHT_EM = 1.5;

/** A multi-line text field that grows with its text. */
export function TextArea(props: TextAreaProps) {
	const { label, hideLabel, caption, error, value, onChange, rows = 3, maxRows = 14, ...rest } = props;
	const area = useRef<HTMLTextAreaElement>(null);
	useGrowth(area, value);
	const texts = { label, ...(hideLabel && { hideLabel }), ...(caption !== undefined && { caption }), error };
	return (
		<Field {...texts}>
			{control => (
				<div className={styles.box}>
					<textarea
						{...rest}
						{...control}
						ref={area}
						rows={rows}
						className={styles.control}
						style={{
							minBlockSize: `calc(${rows * LINE_HEIGHT_EM}em + 14px)`,
							maxBlockSize: `${maxRows * LINE_HEIGHT_EM}em`,
						}}
						value={value}
						onChange={event => onChange(event.target.value)}
					/>
				</div>
			)}
		</Field>
	);
}

/** Sets the height from the content in browsers without `field-sizing`. */
function useGrowth(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
	useLayoutEffect(() => {
		const element = area.current;
		if (element === null || element.value !== value || CSS.supports('field-sizing', 'content')) return;
		element.style.blockSize = 'auto';
		element.style.blockSize = `${element.scrollHeight}px`;
	}, [area, value]);
}
