import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ImageLayer } from '@/domain/imageLayers';
import { text } from '@/i18n/t';
import { reachableLayers } from '@/stores/session/reachableLayers';
import type { Session } from '@/stores/session/Session';
import { Button } from '@/ui/Button';
import { alert } from '@/ui/dialog/dialogs';
import { Spinner } from '@/ui/Spinner';
import styles from './LayerPreview.module.css';
import { type PreviewError, useLayerPreview } from './useLayerPreview';

interface LayerPreviewProps {
	session: Session;
	/** Null: the sample. */
	image: Blob | null;
	layers: readonly ImageLayer[];
	label: string;
}

/** A picture with its layers, as they are at this moment. */
export function LayerPreview({ session, image, layers, label }: LayerPreviewProps): ReactNode {
	const canvas = useRef<HTMLCanvasElement>(null);
	const reachable = useMemo(() => reachableLayers(session, layers), [session, layers]);
	const { isShown, error, retry } = useLayerPreview(canvas, image, reachable);
	useShaderAlert(error);
	return (
		<div className={styles.preview}>
			<canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} data-shown={isShown || undefined} />
			{!isShown && !error && <Spinner className={styles.wait ?? ''} />}
			{error && (
				<div className={styles.error} role="alert">
					<p>{text.imageEditor.previewFailed}</p>
					<Button size="small" icon="refresh" onClick={retry}>
						{text.common.retry}
					</Button>
				</div>
			)}
		</div>
	);
}

/** What went wrong with a shader is told with its log (spec 2 §8), once however often it is drawn. */
function useShaderAlert(error: PreviewError | null): void {
	const told = useRef<string | null>(null);
	useEffect(() => {
		if (!error?.isShader || told.current === error.message) return;
		told.current = error.message;
		void alert({ type: 'error', title: text.imageEditor.previewFailed, text: error.message });
	}, [error]);
}
