import { type ReactNode, type RefObject, useRef } from 'react';
import { COMPOSER_LIMITS, counterOf, type Draft, lengthOf } from '@/domain/Draft';
import { text } from '@/i18n/t';
import { intents } from '@/stores/intents';
import { useServerInfo, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import type { ComposeRequest } from './ComposeRequest';
import styles from './Composer.module.css';
import { Counter } from './Counter';
import { insertText } from './insertText';
import type { DraftChange } from './useDraft';
import type { PostPhase } from './usePosting';

interface ComposerToolsProps {
	request: ComposeRequest;
	draft: Draft;
	change: (change: DraftChange) => void;
	area: RefObject<HTMLTextAreaElement | null>;
	phase: PostPhase;
	canPost: boolean;
	onFiles: (files: readonly File[]) => void;
}

const EMPTY_POLL = { choices: ['', ''], multiple: false, expiresAt: null, expiredAfter: null };

/** What can be added, what is left, and the button that posts. */
export function ComposerTools(props: ComposerToolsProps): ReactNode {
	const { request, draft, change, area, phase, canPost, onFiles } = props;
	const session = useSession();
	const maxLength = useServerInfo(info => info?.maxNoteTextLength ?? COMPOSER_LIMITS.defaultText);
	const picker = useRef<HTMLInputElement>(null);
	const insert = (value: string) => {
		if (area.current) change({ text: insertText(area.current, value) });
	};
	const pickEmoji = (anchor: HTMLElement) =>
		intents.send({ kind: 'pickEmoji', session, anchor, purpose: 'text', choose: insert });
	const counter = counterOf(lengthOf(draft.text), maxLength, 100);
	return (
		<footer className={styles.tools}>
			<IconButton icon="image" label={text.composer.attach} onClick={() => picker.current?.click()} />
			<IconButton
				icon="poll"
				label={text.composer.poll}
				active={draft.poll !== null}
				aria-pressed={draft.poll !== null}
				onClick={() => change({ poll: draft.poll ? null : EMPTY_POLL })}
			/>
			<IconButton
				icon="eyeOff"
				label={text.composer.cw}
				active={draft.useCw}
				aria-pressed={draft.useCw}
				onClick={() => change({ useCw: !draft.useCw })}
			/>
			<IconButton icon="emoji" label={text.composer.emoji} onClick={event => pickEmoji(event.currentTarget)} />
			<span className={styles.spacer} />
			{draft.files.length > 0 && (
				<span className={styles.counter} data-tone={draft.files.length > COMPOSER_LIMITS.files ? 'error' : 'dim'}>
					{draft.files.length}/{COMPOSER_LIMITS.files}
				</span>
			)}
			{counter && <Counter {...counter} />}
			<Button
				submit
				variant="primary"
				disabled={!canPost}
				busy={phase === 'posting'}
				icon={phase === 'posted' ? 'check' : 'send'}
			>
				{request.replyTo !== undefined
					? text.composer.reply
					: draft.quoteId === null
						? text.composer.post
						: text.composer.quote}
			</Button>
			<input
				ref={picker}
				type="file"
				multiple
				hidden
				aria-label={text.composer.attach}
				onChange={event => {
					onFiles([...(event.target.files ?? [])]);
					event.target.value = '';
				}}
			/>
		</footer>
	);
}
