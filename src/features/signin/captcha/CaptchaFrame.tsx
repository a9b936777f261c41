import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Captcha } from '@/base/captcha';
import { currentLanguage, text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/state/Spinner';
import styles from './captcha.module.css';
import { readCaptchaMessage } from './readCaptchaMessage';

/** When a captcha that shows nothing counts as failed. */
const READY_WITHIN_MS = 20_000;

interface CaptchaFrameProps {
	captcha: Captcha;
	/** Null takes an answer back that has expired. */
	onAnswer: (answer: string | null) => void;
}

/**
 * A captcha in a page of its own, without our origin: what its provider runs can't reach accounts, and the app's policy
 * stays as it is (rules/accounts#captchas).
 */
export function CaptchaFrame({ captcha, onAnswer }: CaptchaFrameProps): ReactNode {
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
	const frame = useRef<HTMLIFrameElement>(null);
	const tell = useRef(onAnswer);
	useEffect(() => {
		tell.current = onAnswer;
	}, [onAnswer]);
	useEffect(() => {
		const hear = (event: MessageEvent) => {
			const told = readCaptchaMessage(event, frame.current?.contentWindow ?? null);
			if (told === null) return;
			if (told.captcha === 'answer') tell.current(told.answer);
			else setState(told.captcha);
		};
		window.addEventListener('message', hear);
		return () => window.removeEventListener('message', hear);
	}, []);
	useEffect(() => {
		if (state !== 'loading') return undefined;
		const timer = setTimeout(() => setState('failed'), READY_WITHIN_MS);
		return () => clearTimeout(timer);
	}, [state]);
	if (state === 'failed') {
		return (
			<div className={styles.failed} role="alert">
				<p>{text.signin.captchaFailedToShow}</p>
				<Button
					size="small"
					icon="refresh"
					onClick={() => {
						setAttempt(attempt + 1);
						setState('loading');
					}}
				>
					{text.common.retry}
				</Button>
			</div>
		);
	}
	return (
		<div className={styles.box} data-provider={captcha.provider}>
			{state === 'loading' && <Spinner />}
			<iframe
				key={attempt}
				ref={frame}
				className={styles.frame}
				src={addressOf(captcha)}
				sandbox="allow-scripts allow-forms allow-popups"
				title={text.signin.captcha}
			/>
		</div>
	);
}

function addressOf({ provider, siteKey, instance }: Captcha): string {
	const query = new URLSearchParams({
		provider,
		siteKey,
		...(instance !== null && { instance }),
		theme: document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
		lang: currentLanguage(),
		label: text.signin.testCaptcha,
	});
	return `/captcha.html?${query}`;
}
