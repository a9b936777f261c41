import type { ReactNode } from 'react';
import { needsOrigin } from '@/base/captcha';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { Spinner } from '@/ui/state/Spinner';
import { CaptchaFailure } from './CaptchaFailure';
import { CaptchaFrame, type CaptchaProps } from './CaptchaFrame';
import styles from './captcha.module.css';
import { captchaOriginQuery } from './captchaOriginQuery';

/**
 * A captcha in a page of its own, which can't reach accounts: at another origin of this server, as providers need one,
 * or without any (rules/accounts#captchas). Where there is none, says so.
 */
export function CaptchaBox(props: CaptchaProps): ReactNode {
	const { captcha, instead } = props;
	const isElsewhere = needsOrigin(captcha);
	const query = useThing(captchaOriginQuery, null, isElsewhere);
	if (!isElsewhere) return <CaptchaFrame {...props} origin={null} />;
	const loading = (
		<div className={styles.box}>
			<Spinner />
		</div>
	);
	const failed = () => (
		<CaptchaFailure text={text.signin.captchaFailedToShow} instead={instead} onRetry={() => void query.refetch()} />
	);
	return (
		<QueryState query={query} loading={loading} failed={failed}>
			{origin =>
				origin === null ? (
					<CaptchaFailure text={text.signin.captchaHasNoPlace} instead={instead} />
				) : (
					<CaptchaFrame {...props} origin={origin} />
				)
			}
		</QueryState>
	);
}
