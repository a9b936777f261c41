import { type ReactNode, useState } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Spinner } from '@/ui/Spinner';
import { Switch } from '@/ui/Switch';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast/toasts';
import { type EmojiDetail, emojiQuery } from './emojiQuery';
import styles from './reactions.module.css';

interface EmojiEditorProps {
	name: string;
	onClose: () => void;
}

/** Lets those allowed change what is said of a local emoji. */
export function EmojiEditor({ name, onClose }: EmojiEditorProps): ReactNode {
	const query = useThing(emojiQuery, name);
	if (query.data) return <Form emoji={query.data} onClose={onClose} />;
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

/** Letters, digits, underscore, plus and dash (spec 1 §5). */
const NAME = /^[\w+-]+$/;

function Form({ emoji, onClose }: { emoji: EmojiDetail; onClose: () => void }): ReactNode {
	const session = useSession();
	const [name, setName] = useState(emoji.name);
	const [aliases, setAliases] = useState(emoji.aliases.join(' '));
	const [category, setCategory] = useState(emoji.category ?? '');
	const [license, setLicense] = useState(emoji.license ?? '');
	const [isSensitive, setSensitive] = useState(emoji.isSensitive);
	const [localOnly, setLocalOnly] = useState(emoji.localOnly);
	const [isBusy, setBusy] = useState(false);
	const isValid = NAME.test(name);
	const save = async () => {
		setBusy(true);
		const isSaved = await passGate(session, {
			async perform({ api }) {
				await api.call('admin/emoji/update', {
					id: emoji.id,
					name,
					aliases: aliases.split(/[\s,]+/).filter(alias => alias !== ''),
					category: category.trim() || null,
					license: license.trim() || null,
					isSensitive,
					localOnly,
				});
				return true;
			},
		});
		setBusy(false);
		if (!isSaved) return;
		// The stream tells it too; where there is none, the list is asked for.
		void session.emojis.load(true);
		toast(text.reactions.saved, { icon: 'check', tone: 'success' });
		onClose();
	};
	return (
		<>
			<DialogHeader
				title={`:${emoji.name}:`}
				onClose={onClose}
				done={{ text: text.reactions.save, disabled: !isValid, busy: isBusy, onPress: () => void save() }}
			/>
			<div className={styles.body}>
				<div className={styles.stage}>
					<img src={emoji.url} alt={`:${emoji.name}:`} />
				</div>
				<TextField
					label={text.common.name}
					value={name}
					onChange={setName}
					autoCapitalize="none"
					error={isValid ? undefined : text.reactions.badName}
				/>
				<TextField
					label={text.reactions.tags}
					caption={text.reactions.tagsAbout}
					value={aliases}
					onChange={setAliases}
				/>
				<TextField label={text.reactions.category} value={category} onChange={setCategory} />
				<TextArea label={text.reactions.license} rows={2} value={license} onChange={setLicense} />
				<Switch label={text.reactions.sensitive} checked={isSensitive} onChange={setSensitive} />
				<Switch label={text.reactions.localOnly} checked={localOnly} onChange={setLocalOnly} />
			</div>
		</>
	);
}
