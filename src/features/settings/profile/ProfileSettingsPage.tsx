import { type ReactNode, useDeferredValue, useState } from 'react';
import { toUser } from '@/api/toUser';
import { RestoredEdits } from '@/blocks/form/RestoredEdits';
import { UnkeptEdits } from '@/blocks/form/UnkeptEdits';
import { useKeptForm } from '@/blocks/form/useKeptForm';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { ProfileHead } from '@/blocks/person/ProfileHead';
import { languageName } from '@/i18n/languageName';
import { currentLanguage, text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { line, lines, oneOf, tick } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { toast } from '@/ui/toast/toasts';
import type { WireMe } from '@/wire/entities';
import { OwnAccount } from '../account/OwnAccount';
import { changeOwnAccount } from '../account/ownAccountQuery';
import styles from '../page/page.module.css';
import { BirthdayField } from './BirthdayField';
import { MetadataFields } from './MetadataFields';
import { PictureButton } from './PictureButton';
import own from './profile.module.css';
import { editedFields, PARTIAL_DAY, type ProfileEdit, previewOf, profileChanges, toProfileEdit } from './profileEdit';
import { PROFILE_LANGUAGES } from './profileLanguages';
import { profileRefusal } from './profileRefusal';
import { KEPT_PROFILE, profileRules } from './profileRules';

/** The reader's own profile: pictures, texts, metadata (rules/accounts#own-profile). */
export default function ProfileSettingsPage(): ReactNode {
	useHostTitle(text.settings.pages.profileSettings);
	return <OwnAccount>{account => <ProfileSettings account={account} />}</OwnAccount>;
}

function ProfileSettings({ account }: { account: WireMe }): ReactNode {
	const session = useSession();
	// What the fields are compared with; a newer response must not turn untouched fields into edits.
	const [saved, setSaved] = useState(account);
	const [initial, setInitial] = useState(() => toProfileEdit(account));
	const { form, isChanged, isRestored, isUnkept, discard } = useKeptForm<ProfileEdit>({
		page: 'profile',
		saved: initial,
		kept: KEPT_PROFILE,
		changesOf: edit => editedFields(edit, saved),
		toKept(changes) {
			const { birthday, ...others } = changes;
			// A part of a day can't be put back into its field.
			return birthday === PARTIAL_DAY ? others : changes;
		},
		rules: profileRules(),
		async send(edit) {
			const fresh = await changeOwnAccount(session, profileChanges(edit, saved));
			setSaved(fresh);
			setInitial(toProfileEdit(fresh));
			toast(text.profileEdit.saved, { icon: 'check', tone: 'success' });
		},
		explain: profileRefusal,
	});
	const { values } = form;
	const preview = useDeferredValue(values);
	const mayChangePictures = account.policies?.canUpdateBioMedia !== false;
	return (
		<PageBody>
			<section className={own.preview} aria-label={text.profileEdit.preview}>
				<ProfileHead user={previewOf(toUser(account), preview)} />
			</section>
			{mayChangePictures ? (
				<ButtonRow>
					<PictureButton kind="avatar" isSet={Boolean(account.avatarId)} />
					<PictureButton kind="banner" isSet={Boolean(account.bannerUrl)} />
				</ButtonRow>
			) : (
				<AboutText>{text.profileEdit.noPictures}</AboutText>
			)}
			{isRestored && <RestoredEdits />}
			<Form
				form={form}
				marker="profile"
				className={styles.form}
				fields={{
					name: line({ label: text.profileEdit.name, autoComplete: 'off' }),
					description: lines({ label: text.profileEdit.description, caption: text.profileEdit.markup, rows: 4 }),
					location: line({ label: text.profileEdit.location, icon: 'mapPin' }),
					birthday: bound => <BirthdayField {...bound} />,
					lang: oneOf({ label: text.profileEdit.lang, options: languagesWith(values.lang) }),
					fields: bound => <MetadataFields {...bound} />,
					followedMessage: lines({
						label: text.profileEdit.followedMessage,
						caption: text.profileEdit.followedMessageAbout,
						rows: 2,
					}),
					isCat: tick({ label: text.profileEdit.isCat, caption: text.profileEdit.isCatAbout }),
					isBot: tick({ label: text.profileEdit.isBot, caption: text.profileEdit.isBotAbout }),
				}}
			/>
			{isUnkept && <UnkeptEdits />}
			<div className={own.save} data-changed={isChanged || undefined}>
				<Button
					variant="primary"
					icon="check"
					busy={form.isBusy}
					disabled={!isChanged || !form.isReady}
					onClick={form.submit}
				>
					{text.profileEdit.save}
				</Button>
				{isChanged && (
					<Button variant="quiet" disabled={form.isBusy} onClick={discard}>
						{text.keptEdits.discard}
					</Button>
				)}
			</div>
		</PageBody>
	);
}

/** With the chosen one, which a server may know that this list doesn't. */
function languagesWith(chosen: string) {
	const codes: readonly string[] = PROFILE_LANGUAGES;
	const all = chosen === '' || codes.includes(chosen) ? codes : [chosen, ...codes];
	const options = all.map(value => ({ value, text: languageName(value) }));
	options.sort((a, b) => a.text.localeCompare(b.text, currentLanguage()));
	return [{ value: '', text: text.profileEdit.noLang }, ...options];
}
