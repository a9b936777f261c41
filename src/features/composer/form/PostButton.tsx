import { type ReactNode, useId } from 'react';
import type { Draft } from '@/domain/draft/Draft';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import type { ComposeRequest } from '../ComposeRequest';
import { type PostProblem, problemText } from '../posting/problemText';
import type { PostPhase } from '../posting/usePosting';

interface PostButtonProps {
	request: ComposeRequest;
	draft: Draft;
	phase: PostPhase;
	/** Why it can't be posted yet. */
	problem: PostProblem | null;
	/** Upload progress of its files. */
	percent: number;
}

/** Posts the note after uploading its files; while disabled it says why. */
export function PostButton({ request, draft, phase, problem, percent }: PostButtonProps): ReactNode {
	const whyId = useId();
	const why = problem === null || phase !== 'idle' ? null : problemText(problem);
	const isUploading = phase === 'uploading';
	return (
		<>
			<Button
				submit
				variant="primary"
				aria-disabled={why !== null || undefined}
				aria-describedby={why === null ? undefined : whyId}
				aria-label={isUploading ? t('uploads.uploading', { percent }) : undefined}
				data-tooltip={why ?? undefined}
				busy={isUploading || phase === 'posting'}
				icon={phase === 'posted' ? 'check' : 'send'}
			>
				{isUploading ? t('uploads.percent', { percent }) : verbOf(request, draft)}
			</Button>
			{why !== null && (
				<span id={whyId} className="visually-hidden">
					{why}
				</span>
			)}
		</>
	);
}

function verbOf(request: ComposeRequest, draft: Draft): string {
	if (request.replyTo !== undefined) return text.composer.reply;
	return draft.quoteId === null ? text.composer.post : text.composer.quote;
}
