import type { ReactNode } from 'react';
import { ElsewhereOnly, isForSignInsOnly } from '@/blocks/account/ElsewhereOnly';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useStandardStyles } from '@/platform/standardStyles';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { appsQuery } from './appsQuery';
import { ChangePassword } from './ChangePassword';
import { SignInHistory } from './SignInHistory';
import { SignOutEverywhere } from './SignOutEverywhere';
import styles from './security.module.css';
import { KeysSection } from './twoFactor/KeysSection';
import { protectionQuery } from './twoFactor/protection';
import { TwoFactorSection } from './twoFactor/TwoFactorSection';

/** The security settings: apps, two-factor sign-in and keys, password, sign-ins. */
export default function SecurityPage(): ReactNode {
	useHostTitle(text.security.title);
	useStandardStyles();
	const { data, error } = useThing(appsQuery, null);
	const protection = useThing(protectionQuery, null);
	if (isForSignInsOnly(error)) return <ElsewhereOnly path={pathTo('security')} />;
	return (
		<PageBody>
			<Section title={text.security.appsTitle} about={text.security.appsAbout}>
				<p className={styles.count}>
					{data && (
						<span>{data.length === 0 ? text.security.noApps : t('security.appsCount', { count: data.length })}</span>
					)}
					<PathLink path={pathTo('apps')}>{text.security.toApps}</PathLink>
				</p>
			</Section>
			<QueryState query={protection} loading={<SkeletonRows count={3} />}>
				{known => (
					<>
						<TwoFactorSection protection={known} />
						<KeysSection protection={known} />
					</>
				)}
			</QueryState>
			<ChangePassword apps={data ?? []} />
			<SignOutEverywhere />
			<SignInHistory />
		</PageBody>
	);
}
