import type { ReactNode } from 'react';
import { text as texts } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import styles from './captcha.module.css';

interface CaptchaFailureProps {
	text: string;
	/** Missing where trying again would change nothing. */
	onRetry?: () => void;
	/** Another way to what the captcha is for. */
	instead?: ReactNode;
}

/** Says why a captcha isn't shown, and what can be done. */
export function CaptchaFailure({ text, onRetry, instead }: CaptchaFailureProps): ReactNode {
	return (
		<>
			<div className={styles.failed} role="alert">
				<p>{text}</p>
				{onRetry && (
					<Button size="small" icon="refresh" onClick={onRetry}>
						{texts.common.retry}
					</Button>
				)}
			</div>
			{instead}
		</>
	);
}
