import type { ReactNode } from 'react';
import { boolean, object, pipe, regex, string } from 'valibot';
import { passGate } from '@/blocks/actions/gate';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { line, lines, onOff } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { Spinner } from '@/ui/state/Spinner';
import { toast } from '@/ui/toast/toasts';
import { type EmojiDetail, emojiQuery } from './emojiQuery';
import styles from './reactions.module.css';

interface EmojiEditorProps {
	name: string;
	onClose: () => void;
}

/** Edits a local emoji, for users who may. */
export function EmojiEditor({ name, onClose }: EmojiEditorProps): ReactNode {
	const query = useThing(emojiQuery, name);
	if (query.data) return <EmojiForm emoji={query.data} onClose={onClose} />;
	return (
		<>
			<DialogHeader title={`:${name}:`} onClose={onClose} />
			<div className={styles.body}>
				<QueryState query={query} loading={<Spinner />}>
					{() => null}
				</QueryState>
			</div>
		</>
	);
}

/** Letters, digits, underscore, plus and dash (rules/markup#hashtags-and-mentions). */
const NAME = /^[\w+-]+$/;

const rules = () =>
	object({
		name: pipe(string(), regex(NAME, text.reactions.badName)),
		aliases: string(),
		category: string(),
		license: string(),
		isSensitive: boolean(),
		localOnly: boolean(),
	});

function EmojiForm({ emoji, onClose }: { emoji: EmojiDetail; onClose: () => void }): ReactNode {
	const session = useSession();
	const form = useForm({
		initial: {
			name: emoji.name,
			aliases: emoji.aliases.join(' '),
			category: emoji.category ?? '',
			license: emoji.license ?? '',
			isSensitive: emoji.isSensitive,
			localOnly: emoji.localOnly,
		},
		rules: rules(),
		async send({ aliases, category, license, ...others }) {
			const isSaved = await passGate(session, {
				async perform({ api }) {
					await api.call('admin/emoji/update', {
						id: emoji.id,
						aliases: aliases.split(/[\s,]+/).filter(alias => alias !== ''),
						category: category.trim() || null,
						license: license.trim() || null,
						...others,
					});
					return true;
				},
			});
			if (!isSaved) return;
			// The stream reports it too; without a stream the list is fetched.
			void session.emojis.load(true);
			toast(text.reactions.saved, { icon: 'check', tone: 'success' });
			onClose();
		},
	});
	return (
		<>
			<DialogHeader
				title={`:${emoji.name}:`}
				onClose={onClose}
				done={{ text: text.reactions.save, disabled: !form.isReady, busy: form.isBusy, onPress: form.submit }}
			/>
			<div className={styles.body}>
				<div className={styles.stage}>
					<img src={emoji.url} alt={`:${emoji.name}:`} />
				</div>
				<Form
					form={form}
					fields={{
						name: line({ label: text.common.name, autoCapitalize: 'none' }),
						aliases: line({ label: text.reactions.tags, caption: text.reactions.tagsAbout }),
						category: line({ label: text.reactions.category }),
						license: lines({ label: text.reactions.license, rows: 2 }),
						isSensitive: onOff({ label: text.reactions.sensitive }),
						localOnly: onOff({ label: text.reactions.localOnly }),
					}}
				/>
			</div>
		</>
	);
}
