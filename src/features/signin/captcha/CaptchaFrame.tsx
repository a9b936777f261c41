import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Captcha } from '@/base/captcha';
import { CAPTCHA_SANDBOX, CAPTCHA_SANDBOX_WITH_ORIGIN } from '@/base/captchaPolicy';
import { currentLanguage, text } from '@/i18n/text';
import { Spinner } from '@/ui/state/Spinner';
import { CaptchaFailure } from './CaptchaFailure';
import styles from './captcha.module.css';
import { readCaptchaMessage } from './readCaptchaMessage';

/** When a captcha that shows nothing counts as failed. */
const READY_WITHIN_MS = 20_000;

export interface CaptchaProps {
	captcha: Captcha;
	/** Null takes an answer back that has expired. */
	onAnswer: (answer: string | null) => void;
	/** Another way to what the captcha is for, shown where it can't be solved here. */
	instead?: ReactNode;
}

interface CaptchaFrameProps extends CaptchaProps {
	/** The page's origin, which is not ours; null for a page of ours without one. */
	origin: string | null;
}

/** The frame with the page of a captcha, and what the page tells. */
export function CaptchaFrame({ captcha, origin, onAnswer, instead }: CaptchaFrameProps): ReactNode {
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
	const frame = useRef<HTMLIFrameElement>(null);
	const tell = useRef(onAnswer);
	useEffect(() => {
		tell.current = onAnswer;
	}, [onAnswer]);
	useEffect(() => {
		const hear = (event: MessageEvent) => {
			const told = readCaptchaMessage(event, { frame: frame.current?.contentWindow ?? null, origin });
			if (told === null) return;
			if (told.captcha === 'answer') tell.current(told.answer);
			else setState(told.captcha);
		};
		window.addEventListener('message', hear);
		return () => window.removeEventListener('message', hear);
	}, [origin]);
	useEffect(() => {
		if (state !== 'loading') return undefined;
		const timer = setTimeout(() => setState('failed'), READY_WITHIN_MS);
		return () => clearTimeout(timer);
	}, [state]);
	if (state === 'failed') {
		return (
			<CaptchaFailure
				text={text.signin.captchaFailedToShow}
				instead={instead}
				onRetry={() => {
					setAttempt(attempt + 1);
					setState('loading');
				}}
			/>
		);
	}
	return (
		<div className={styles.box} data-provider={captcha.provider}>
			{state === 'loading' && <Spinner />}
			<iframe
				key={attempt}
				ref={frame}
				className={styles.frame}
				src={addressOf(captcha, origin)}
				sandbox={origin === null ? CAPTCHA_SANDBOX : CAPTCHA_SANDBOX_WITH_ORIGIN}
				title={text.signin.captcha}
			/>
		</div>
	);
}

function addressOf({ provider, siteKey, instance }: Captcha, origin: string | null): string {
	const query = new URLSearchParams({
		provider,
		siteKey,
		...(instance !== null && { instance }),
		...(origin !== null && { app: location.origin }),
		theme: document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
		lang: currentLanguage(),
		label: text.signin.testCaptcha,
	});
	return `${origin ?? ''}/captcha.html?${query}`;
}
