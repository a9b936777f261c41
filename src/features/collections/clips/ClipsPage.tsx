import { type ReactNode, useId, useState } from 'react';
import Tip from '@/blocks/appearance/Tip';
import { createClip } from '@/blocks/clip/clipDialogs';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import type { Clip } from '@/domain/collection/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { collectionQuery } from '@/stores/collections';
import { dismissedTips } from '@/stores/preferences/dismissedTips';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { usePolicies, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { Tabs } from '@/ui/Tabs';
import shared from '../shared/collections.module.css';
import { isFull, LimitReached, UsedOf } from '../shared/UsedOf';
import { ClipRow } from './ClipRow';

const TABS = ['mine', 'favorites'] as const;
const CLIPS = collectionQuery('clips');
const FAVORITES = collectionQuery('favoriteClips');

/** The account's clips, and those of others that it marked (rules/notes#clips). */
export default function ClipsPage(): ReactNode {
	useHostTitle(text.shell.clips);
	const [tab, setTab] = useState<(typeof TABS)[number]>('mine');
	const mayReadFavorites = useTokenMay('read:clip-favorite');
	const isTipGone = useBaseSetting(dismissedTips).clips ?? false;
	const panel = useId();
	const tabs = TABS.filter(value => value === 'mine' || mayReadFavorites).map(value => ({
		value,
		text: text.clips[value],
	}));
	return (
		<>
			<Tabs tabs={tabs} value={tab} label={text.shell.clips} controls={panel} onChange={setTab} />
			<TabPanel id={panel} tabs={tabs} value={tab} onChange={setTab}>
				<PageBody isClose>
					{!isTipGone && (
						<div className={shared.tip}>
							<Tip tip="clips">{text.clips.tip}</Tip>
						</div>
					)}
					{tab === 'mine' ? <OwnClips /> : <FavoriteClips />}
				</PageBody>
			</TabPanel>
		</>
	);
}

function OwnClips(): ReactNode {
	const query = useThing(CLIPS, null);
	return (
		<QueryState query={query} loading={<SkeletonRows count={4} />}>
			{clips => <ClipList clips={clips} />}
		</QueryState>
	);
}

function ClipList({ clips }: { clips: readonly Clip[] }): ReactNode {
	const mayWrite = useTokenMay('write:account');
	const limit = usePolicies()?.clipLimit ?? null;
	const isAtLimit = isFull(clips.length, limit);
	const limitReached = <LimitReached text={t('clips.limitReached', { limit: limit ?? 0 })} />;
	if (clips.length === 0) {
		return (
			<EmptyState
				icon="clip"
				title={text.clips.none}
				action={mayWrite && (isAtLimit ? limitReached : <NewClip isDisabled={false} />)}
			>
				{text.clips.noneText}
			</EmptyState>
		);
	}
	return (
		<div className={shared.stack}>
			<div className={shared.top}>
				{mayWrite && <NewClip isDisabled={isAtLimit} />}
				<UsedOf used={clips.length} limit={limit} label={text.shell.clips} />
			</div>
			{mayWrite && isAtLimit && limitReached}
			<ul className={shared.items} aria-label={text.shell.clips}>
				{clips.map(clip => (
					<ClipRow key={clip.id} clip={clip} />
				))}
			</ul>
		</div>
	);
}

function NewClip({ isDisabled }: { isDisabled: boolean }): ReactNode {
	const session = useSession();
	const { navigate } = useNavigation();
	const make = async () => {
		const clip = await createClip(session);
		if (clip) navigate(pathTo('clip', { clipId: clip.id }));
	};
	return (
		<Button variant="primary" icon="plus" disabled={isDisabled} onClick={() => void make()}>
			{text.clips.create}
		</Button>
	);
}

function FavoriteClips(): ReactNode {
	const query = useThing(FAVORITES, null);
	return (
		<QueryState query={query} loading={<SkeletonRows count={4} />}>
			{clips =>
				clips.length === 0 ? (
					<EmptyState icon="heart" title={text.clips.noFavorites}>
						{text.clips.noFavoritesText}
					</EmptyState>
				) : (
					<ul className={shared.items} aria-label={text.clips.favorites}>
						{clips.map(clip => (
							<ClipRow key={clip.id} clip={clip} withOwner />
						))}
					</ul>
				)
			}
		</QueryState>
	);
}
