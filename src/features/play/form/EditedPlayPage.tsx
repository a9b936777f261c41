import { type ReactNode, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { changePlay, refreshPlays } from '@/blocks/play/changePlay';
import { editedPlayQuery } from '@/blocks/play/playQueries';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import type { Play } from '@/domain/play/Play';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { toast } from '@/ui/toast/toasts';
import { deletePlay, mayEditPlay } from '../playActions';
import { playStorage } from '../playStorage';
import styles from './EditedPlayPage.module.css';
import { changedParams, editOf } from './PlayEdit';
import { PlayForm } from './PlayForm';
import { usePlayForm } from './usePlayForm';

/** Edits a play, as its author (rules/play#writing). */
export default function EditedPlayPage({ params }: PageProps<'editedPlay'>): ReactNode {
	const session = useSession();
	const query = useThing(editedPlayQuery, params.playId);
	useHostTitle(query.data ? t('play.editOf', { name: query.data.title }) : text.play.edit);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={4} />}
			gone={{ icon: 'play', title: text.play.gone, text: text.play.goneText }}
		>
			{play =>
				mayEditPlay(session, play) ? (
					<EditPlay key={play.id} loaded={play} />
				) : (
					<EmptyState icon="lock" title={text.play.notYours}>
						{text.play.notYoursText}
					</EmptyState>
				)
			}
		</QueryState>
	);
}

function EditPlay({ loaded }: { loaded: Play }): ReactNode {
	// What is fetched meanwhile must not change the form.
	const [play, setPlay] = useState(loaded);
	const [saves, setSaves] = useState(0);
	return (
		<PageBody>
			<PathLink className={styles.back} path={pathTo('play', { playId: play.id })}>
				{text.play.toPlay}
			</PathLink>
			{/* After a save the form starts with what is saved. */}
			<SavedPlayForm key={saves} play={play} onSaved={setPlay} onRestart={() => setSaves(saves + 1)} />
		</PageBody>
	);
}

interface SavedPlayFormProps {
	play: Play;
	onSaved: (play: Play) => void;
	onRestart: () => void;
}

function SavedPlayForm({ play, onSaved, onRestart }: SavedPlayFormProps): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const edit = usePlayForm(play, async values => {
		const changes = changedParams(values, editOf(play));
		if (Object.keys(changes).length > 0) await session.api.call('flash/update', { flashId: play.id, ...changes });
		const saved = { ...changes, updatedAt: new Date().toISOString() };
		changePlay(session, play.id, now => ({ ...now, ...saved }));
		if (changes.visibility !== undefined) refreshPlays(session);
		toast(text.play.saved, { icon: 'check', tone: 'success' });
		onSaved({ ...play, ...saved });
		return { restart: onRestart };
	});
	return (
		<>
			<PlayForm edit={edit} storageName={playStorage(play.id)} isKnown />
			<Section title={text.play.delete} about={text.play.deleteText}>
				<Button variant="danger" icon="trash" onClick={() => void deletePlay({ session, play, navigation })}>
					{text.play.delete}
				</Button>
			</Section>
		</>
	);
}
