import { type ReactNode, useDeferredValue } from 'react';
import { KeptForm } from '@/blocks/form/KeptForm';
import type { KeptFormState } from '@/blocks/form/useKeptForm';
import { pickPerson } from '@/blocks/person/picker/pickPeople';
import { useThing } from '@/blocks/query/useThing';
import type { Antenna } from '@/domain/collection/collections';
import { acct } from '@/domain/person/acct';
import { text } from '@/i18n/text';
import { collectionQuery } from '@/stores/collections';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { line, lines, oneOf, tick } from '@/ui/form/controls';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { AntennaPreview } from './AntennaPreview';
import { type AntennaEdit, SOURCES } from './antennaEdit';
import styles from './antennas.module.css';
import { WordGroups } from './WordGroups';

const LISTS = collectionQuery('lists');

interface AntennaFormProps {
	edit: KeptFormState<AntennaEdit>;
	/** The antenna that is changed; null for a new one. */
	saved: Antenna | null;
}

/** The fields of an antenna, each group of words read back, and what it would have caught (rules/people#antennas). */
export function AntennaForm({ edit, saved }: AntennaFormProps): ReactNode {
	const { form } = edit;
	const session = useSession();
	const { values } = form;
	const lists = useThing(LISTS, null, values.src === 'list').data ?? [];
	const previewed = useDeferredValue(values);
	const hasUsers = values.src === 'users' || values.src === 'users_blacklist';
	const users = form.bind('users');
	const addUser = async () => {
		const user = await pickPerson(session, { title: text.antennas.addUser });
		if (user) users.onChange([...users.value.split('\n').filter(Boolean), acct(user)].join('\n'));
	};
	return (
		<>
			<KeptForm
				edit={edit}
				className={styles.form}
				fields={{
					name: line({ label: text.common.name, autoComplete: 'off' }),
					src: oneOf({
						label: text.antennas.source,
						caption: text.antennas.sourceAbout[values.src],
						options: SOURCES.map(value => ({ value, text: text.antennas.sources[value] })),
					}),
					userListId:
						values.src === 'list'
							? oneOf({
									label: text.antennas.list,
									options: [
										{ value: '', text: text.antennas.chooseList },
										...lists.map(({ id, name }) => ({ value: id, text: name })),
									],
								})
							: null,
					users: hasUsers
						? bound => (
								<div className={styles.users}>
									{lines({
										label: values.src === 'users' ? text.antennas.users : text.antennas.exceptUsers,
										caption: text.antennas.usersAbout,
										placeholder: '@mara\n@kai@far.example',
										spellCheck: false,
										autoCapitalize: 'off',
									})(bound)}
									<ButtonRow>
										<Button size="small" icon="userPlus" onClick={() => void addUser()}>
											{text.antennas.addUser}
										</Button>
									</ButtonRow>
								</div>
							)
						: null,
					keywords: bound => (
						<div className={styles.words}>
							{lines({
								label: text.antennas.keywords,
								caption: text.antennas.wordsAbout,
								spellCheck: false,
								autoCapitalize: 'off',
							})(bound)}
							<WordGroups text={bound.value} label={text.antennas.catches} />
						</div>
					),
					excludeKeywords: bound => (
						<div className={styles.words}>
							{lines({
								label: text.antennas.excluded,
								caption: text.antennas.excludedAbout,
								spellCheck: false,
								autoCapitalize: 'off',
							})(bound)}
							<WordGroups text={bound.value} label={text.antennas.excludes} />
						</div>
					),
					caseSensitive: tick({ label: text.antennas.caseSensitive }),
					withReplies: tick({ label: text.antennas.withReplies }),
					excludeBots: tick({ label: text.antennas.excludeBots }),
					withFile: tick({ label: text.antennas.withFile }),
					localOnly: tick({ label: text.antennas.localOnly }),
					excludeNotesInSensitiveChannel: tick({ label: text.antennas.excludeSensitive }),
				}}
				button={{ label: saved ? text.antennas.save : text.antennas.create, icon: 'check' }}
			/>
			<AntennaPreview edit={previewed} saved={saved} />
		</>
	);
}
