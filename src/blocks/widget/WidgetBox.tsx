import { type ReactNode, useEffect, useState } from 'react';
import styles from './WidgetBox.module.css';
import { WidgetLoading } from './WidgetLoading';
import { useWidgetStage, type WidgetStage } from './WidgetStage';

/** A list that is out of sight for less keeps its place. */
const LINGER_MS = 10_000;

interface WidgetBoxProps {
	/** Pixels. */
	height: number;
	children: (stage: WidgetStage) => ReactNode;
}

/**
 * A box of a fixed height for a list of a feature that scrolls by itself, listens and polls: the list is taken out some
 * time after the widget was last seen, so that all of that ends.
 */
export function WidgetBox({ height, children }: WidgetBoxProps): ReactNode {
	const stage = useWidgetStage();
	const isHidden = stage === 'hidden';
	const [isOut, setIsOut] = useState(isHidden);
	if (!isHidden && isOut) setIsOut(false);
	useEffect(() => {
		if (!isHidden) return undefined;
		const timer = setTimeout(() => setIsOut(true), LINGER_MS);
		return () => clearTimeout(timer);
	}, [isHidden]);
	return (
		<div className={styles.box} style={{ blockSize: height }}>
			{isOut ? <WidgetLoading /> : children(stage)}
		</div>
	);
}
