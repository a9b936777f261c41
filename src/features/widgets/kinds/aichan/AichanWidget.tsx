import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { useWhileVisible } from '@/blocks/widget/useWhileVisible';
import { useIsWidgetVisible } from '@/blocks/widget/WidgetStage';
import { text } from '@/i18n/text';
import { useMotionAllowed } from '@/platform/useMotionAllowed';
import styles from './AichanWidget.module.css';
import type { AichanData } from './aichanKind';
import { Gull } from './Gull';
import { lookAt } from './lookAt';
import { sayingAt } from './sayingAt';

/** How long it speaks. */
const SPEECH_MS = 4_000;

/** A mascot: a gull that looks toward the pointer, and hops and speaks when it is pressed. */
export default function AichanWidget({ data: { transparent } }: WidgetProps<AichanData>): ReactNode {
	const isVisible = useIsWidgetVisible();
	const moves = useMotionAllowed() && isVisible;
	const [presses, setPresses] = useState(0);
	const [said, setSaid] = useState('');
	const gull = useRef<HTMLButtonElement>(null);
	const [look, setLook] = useState({ x: 0, y: 0 });
	useWhileVisible(
		follows => {
			if (!follows) return () => {};
			let frame = 0;
			const follow = ({ clientX, clientY }: PointerEvent) => {
				cancelAnimationFrame(frame);
				frame = requestAnimationFrame(() => {
					const box = gull.current?.getBoundingClientRect();
					if (box) setLook(lookAt(clientX - (box.left + box.width / 2), clientY - (box.top + box.height * 0.4)));
				});
			};
			addEventListener('pointermove', follow, { passive: true });
			return () => {
				cancelAnimationFrame(frame);
				removeEventListener('pointermove', follow);
			};
		},
		moves ? 1 : 0,
	);
	useEffect(() => {
		if (said === '' || !isVisible) return undefined;
		const timer = setTimeout(() => setSaid(''), SPEECH_MS);
		return () => clearTimeout(timer);
	}, [said, isVisible]);
	const press = () => {
		setPresses(presses + 1);
		setSaid(sayingAt(text.widgets.aichan, presses + 1, new Date().getHours()));
	};
	const style = { '--look-x': `${look.x}px`, '--look-y': `${look.y}px` } as CSSProperties;
	return (
		<div className={styles.scene} data-transparent={transparent || undefined} data-moves={moves || undefined}>
			<p className={styles.speech} role="status">
				{said !== '' && <span>{said}</span>}
			</p>
			<button
				ref={gull}
				type="button"
				className={styles.gull}
				style={style}
				aria-label={text.widgets.aichan.name}
				onClick={press}
			>
				{/* Each press lets it hop anew. */}
				<Gull key={presses} hops={presses > 0} isGlad={said !== ''} />
			</button>
			{!transparent && <Waves />}
		</div>
	);
}

function Waves(): ReactNode {
	return (
		<svg className={styles.waves} viewBox="0 0 240 24" preserveAspectRatio="none" aria-hidden="true">
			<path className={styles.back} d="M0 10q15-8 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0v14H0z" />
			<path className={styles.front} d="M0 15q15 7 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0v9H0z" />
		</svg>
	);
}
