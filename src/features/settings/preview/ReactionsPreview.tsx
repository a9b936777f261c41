import type { ReactNode } from 'react';
import { ReactionBar } from '@/blocks/reaction/ReactionBar';
import { PreviewFrame } from '@/blocks/settings/PreviewFrame';
import { SAMPLE_REACTIONS } from './sampleNote';

const NONE = {};

/** The reactions of a note. */
export function ReactionsPreview(): ReactNode {
	return (
		<PreviewFrame>
			<ReactionBar noteId="preview of reactions" reactions={SAMPLE_REACTIONS} reactionEmojis={NONE} myReaction="❤️" />
		</PreviewFrame>
	);
}
