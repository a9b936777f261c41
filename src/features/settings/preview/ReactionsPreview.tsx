import type { ReactNode } from 'react';
import { SAMPLE_REACTIONS } from '@/blocks/note/samples/sampleNote';
import { ReactionBar } from '@/blocks/reaction/ReactionBar';
import { PreviewFrame } from '@/blocks/settings/PreviewFrame';

const NONE = {};

/** The reactions of a note. */
export function ReactionsPreview(): ReactNode {
	return (
		<PreviewFrame>
			<ReactionBar noteId="preview of reactions" reactions={SAMPLE_REACTIONS} reactionEmojis={NONE} myReaction="❤️" />
		</PreviewFrame>
	);
}
