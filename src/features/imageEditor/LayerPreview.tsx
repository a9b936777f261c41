import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ImageLayer } from '@/domain/image/imageLayers';
import { text } from '@/i18n/text';
import { reachableLayers } from '@/stores/session/reachableLayers';
import type { Session } from '@/stores/session/Session';
import { Button } from '@/ui/button/Button';
import { alert } from '@/ui/dialog/dialogs';
import { Icon } from '@/ui/icon/Icon';
import { Spinner } from '@/ui/state/Spinner';
import styles from './LayerPreview.module.css';
import { type PreviewError, useLayerPreview } from './useLayerPreview';

interface LayerPreviewProps {
	session: Session;
	/** Null for the sample. */
	image: Blob | null;
	layers: readonly ImageLayer[];
	/** Its accessible name; null inside a button with a label, where errors are only shown. */
	label: string | null;
}

/** A live preview of a picture with its layers. */
export function LayerPreview({ session, image, layers, label }: LayerPreviewProps): ReactNode {
	const canvas = useRef<HTMLCanvasElement>(null);
	const reachable = useMemo(() => reachableLayers(session, layers), [session, layers]);
	const { isShown, error, retry } = useLayerPreview(canvas, image, reachable);
	const isBare = label === null;
	useShaderAlert(isBare ? null : error);
	const named = isBare ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
	return (
		<div className={styles.preview}>
			<canvas ref={canvas} className={styles.canvas} {...named} data-shown={isShown || undefined} />
			{!isShown && !error && <Spinner className={styles.wait ?? ''} />}
			{error &&
				(isBare ? (
					<Icon name="imageOff" size={28} className={styles.wait ?? ''} />
				) : (
					<div className={styles.error} role="alert">
						<p>{text.imageEditor.previewFailed}</p>
						<Button size="small" icon="refresh" onClick={retry}>
							{text.common.retry}
						</Button>
					</div>
				))}
		</div>
	);
}

/** Reports a shader error with its log (rules/images#failing-shaders), once for repeated drawing. */
function useShaderAlert(error: PreviewError | null): void {
	const told = useRef<string | null>(null);
	useEffect(() => {
		if (!error?.isShader || told.current === error.message) return;
		told.current = error.message;
		void alert({ type: 'error', title: text.imageEditor.previewFailed, text: error.message });
	}, [error]);
}
