import { type ReactNode, useState } from 'react';
import { useScript } from '@/blocks/aiscript/useScript';
import { useIsCovered } from '@/blocks/hosting/CoveredContext';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { CodeBlock } from '@/blocks/mfm/CodeBlock';
import { playQuery } from '@/blocks/play/playQueries';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import type { Play } from '@/domain/play/Play';
import { text } from '@/i18n/text';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { playStorage } from '../playStorage';
import { PlayButtons } from './PlayButtons';
import { PlayStage } from './PlayStage';
import { PlayStart } from './PlayStart';

/** A play: what it is about, and, once it was started, what it draws (rules/play#running). */
export default function PlayPage({ params }: PageProps<'play'>): ReactNode {
	const query = useThing(playQuery, params.playId);
	useHostTitle(query.data?.title || text.play.one);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={4} />}
			gone={{ icon: 'play', title: text.play.gone, text: text.play.goneText }}
		>
			{play => <ShownPlay key={play.id} play={play} />}
		</QueryState>
	);
}

function ShownPlay({ play }: { play: Play }): ReactNode {
	const script = useScript(playStorage(play.id), !useIsCovered(), true);
	const [isSourceOpen, setSourceOpen] = useState(false);
	const [isStarted, setStarted] = useState(false);
	const [wasLeft, setLeft] = useState(false);
	const start = () => {
		setStarted(true);
		script.run(play.script);
	};
	const leave = () => {
		script.stop();
		setStarted(false);
		setLeft(true);
	};
	return (
		<PageBody isClose>
			{isStarted ? (
				<PlayStage title={play.title} script={script} onStart={start} onLeave={leave} />
			) : (
				<PlayStart play={play} takesFocus={wasLeft} onStart={start} />
			)}
			<PlayButtons play={play} isSourceOpen={isSourceOpen} onSource={() => setSourceOpen(!isSourceOpen)} />
			{isSourceOpen && (
				<Section title={text.play.source} about={text.play.sourceAbout}>
					<CodeBlock source={play.script} language="aiscript" />
				</Section>
			)}
		</PageBody>
	);
}
