import type { ReactNode } from 'react';
import { mutedAds } from '@/blocks/appearance/mutedAds';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { proxied } from '@/blocks/media/proxied';
import type { Ad } from '@/domain/server/Ad';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useServerInfo, useServerName, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import styles from './server.module.css';

/** All ads of today, each with the choice of seeing it less often (rules/server#ads). */
export default function AdsPage(): ReactNode {
	useHostTitle(text.server.ads);
	const name = useServerName();
	const ads = useServerInfo(info => info?.ads ?? null);
	if (ads === null) return <SkeletonRows count={3} />;
	if (ads.length === 0) {
		return (
			<EmptyState icon="announcement" title={text.server.noAds}>
				{fill(text.server.noAdsText, { server: name })}
			</EmptyState>
		);
	}
	return (
		<PageBody>
			<AboutText>{fill(text.server.adsAbout, { server: name })}</AboutText>
			<ul className={styles.ads} aria-label={text.server.ads}>
				{ads.map(ad => (
					<li key={ad.id}>
						<AdCard ad={ad} />
					</li>
				))}
			</ul>
		</PageBody>
	);
}

function AdCard({ ad }: { ad: Ad }): ReactNode {
	const session = useSession();
	const muted = useBaseSetting(mutedAds);
	const isMuted = muted.includes(ad.id);
	const toggle = () => baseSettings.set(mutedAds, isMuted ? muted.filter(id => id !== ad.id) : [...muted, ad.id]);
	const { host } = new URL(ad.url);
	return (
		<article className={styles.ad} data-place={ad.place} data-muted={isMuted || undefined}>
			<a href={ad.url} target="_blank" rel="nofollow noopener noreferrer sponsored" aria-label={host}>
				<img src={proxied(session, ad.imageUrl, 'preview')} alt="" loading="lazy" />
			</a>
			<footer>
				<small>{host}</small>
				<Button size="small" variant="quiet" icon={isMuted ? 'eye' : 'eyeOff'} onClick={toggle}>
					{isMuted ? text.server.adAsUsual : text.server.adLess}
				</Button>
			</footer>
		</article>
	);
}
