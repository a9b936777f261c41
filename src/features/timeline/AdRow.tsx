import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { mutedAds } from '@/blocks/appearance/mutedAds';
import { proxied } from '@/blocks/media/proxied';
import type { AdPlace } from '@/domain/server/Ad';
import { chooseAd } from '@/domain/server/chooseAd';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useServerInfo, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { toast } from '@/ui/toast/toasts';
import styles from './AdRow.module.css';
import { adPlace, takeAdPlace } from './adPlace';

const PLACES: readonly AdPlace[] = ['horizontal', 'horizontal-big'];

interface AdRowProps {
	/** From 0 up to, but not including, 1: chooses the ad. */
	chance: number;
	/** Whether it is only shown while the deck shows no other ad. */
	isOnlyOne: boolean;
}

/** An ad between notes; a press says who placed it, and offers to see it less often (rules/appearance#ads). */
export default function AdRow({ chance, isOnlyOne }: AdRowProps): ReactNode {
	const [ad] = useState(() => ({}));
	const hasPlace = useStore(adPlace, ({ taken }) => taken === ad);
	// Decided once when the row is mounted: an ad that appeared later would move the notes being read.
	useLayoutEffect(() => (isOnlyOne ? takeAdPlace(ad) : undefined), [ad, isOnlyOne]);
	return hasPlace || !isOnlyOne ? <AdView chance={chance} /> : null;
}

function AdView({ chance }: { chance: number }): ReactNode {
	const session = useSession();
	const ads = useServerInfo(info => info?.ads ?? null);
	const serverName = useServerInfo(info => info?.name ?? '');
	const mutedIds = useBaseSetting(mutedAds);
	const [isInfo, setInfo] = useState(false);
	const ad = useMemo(() => chooseAd(ads ?? [], { places: PLACES, mutedIds, chance }), [ads, mutedIds, chance]);
	if (!ad) return null;
	if (isInfo) {
		return (
			<article className={styles.info} data-ad aria-label={text.timeline.ad}>
				<p>{fill(text.timeline.adBy, { server: serverName })}</p>
				<div className={styles.buttons}>
					{ad.ratio > 0 && !mutedIds.includes(ad.id) && (
						<Button
							size="small"
							onClick={() => {
								baseSettings.set(mutedAds, [...mutedIds, ad.id]);
								setInfo(false);
								toast(text.timeline.adReduced);
							}}
						>
							{text.timeline.reduceAd}
						</Button>
					)}
					<Button size="small" onClick={() => setInfo(false)}>
						{text.common.back}
					</Button>
				</div>
			</article>
		);
	}
	return (
		<article className={styles.ad} data-ad data-place={ad.place} aria-label={text.timeline.ad}>
			<p className={styles.label}>
				{text.timeline.ad}
				<IconButton icon="info" size="small" label={text.timeline.aboutAd} onClick={() => setInfo(true)} />
			</p>
			<a href={ad.url} target="_blank" rel="nofollow noopener noreferrer sponsored">
				<img src={proxied(session, ad.imageUrl, 'preview')} alt={text.timeline.ad} loading="lazy" />
			</a>
		</article>
	);
}
