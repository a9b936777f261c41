import { type ReactNode, useState } from 'react';
import { pause } from '@/base/pause';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { Spinner } from '@/ui/state/Spinner';
import styles from '../PreviewPage.module.css';

const WAIT_MS = 1_500;

const Late = lazyPart(async () => {
	await pause(WAIT_MS);
	return { default: () => <span>{text.preview.sample.success}</span> };
});

/** A part that is loaded when it is first shown. */
export function LateSamples(): ReactNode {
	const [isShown, setShown] = useState(false);
	return (
		<div className={styles.row}>
			<Button onClick={() => setShown(!isShown)} aria-expanded={isShown}>
				{text.preview.sample.late}
			</Button>
			{isShown && (
				<LatePart fallback={<Spinner />}>
					<Late />
				</LatePart>
			)}
		</div>
	);
}
