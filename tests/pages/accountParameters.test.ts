import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PlainPage } from '@/domain/paths/PlainPage';
import { accountEntries } from '@/features/settings/entries/accountEntries';
import { notificationEntries } from '@/features/settings/entries/notificationEntries';
import type { Params } from '@/wire/endpoints/Endpoints';

const root = join(import.meta.dirname, '../..');
const description = join(root, '../shared/contract/openapi.json');

type Parameter = keyof Params<'i/update'>;

/** A page of its own, or the part of one, that sets a parameter, and the file that names it in the call. */
interface SetBy {
	readonly page: PlainPage;
	readonly file: string;
}

const profile: SetBy = { page: 'profileSettings', file: 'profile/profileEdit.ts' };
const picture: SetBy = { page: 'profileSettings', file: 'profile/changePicture.ts' };
const words: SetBy = { page: 'muting', file: 'muting/MutingPage.tsx' };
const mails: SetBy = { page: 'email', file: 'account/EmailTypes.tsx' };

/** The parameters of `i/update` that no setting entry sets, with the page that does, or why none does. */
const OTHERS: Readonly<Partial<Record<Parameter, SetBy | string>>> = {
	name: profile,
	description: profile,
	followedMessage: profile,
	location: profile,
	birthday: profile,
	lang: profile,
	fields: profile,
	isBot: profile,
	isCat: profile,
	avatarId: picture,
	bannerId: picture,
	avatarDecorations: { page: 'avatarDecoration', file: 'decorations/DecorationsPage.tsx' },
	mutedWords: words,
	hardMutedWords: words,
	mutedInstances: words,
	receiveAnnouncementEmail: mails,
	emailNotificationTypes: mails,
	alsoKnownAs: { page: 'other', file: 'account/Migration.tsx' },
	pinnedPageId: 'Pages do not exist here yet: none could be chosen.',
};

const entries: readonly string[] = [...accountEntries, ...notificationEntries].map(({ source }) =>
	source.type === 'account' ? source.field : '',
);

it('every parameter of i/update has one control, or a reason for none', ({ skip }) => {
	if (!existsSync(description)) skip('The description of the endpoints is not beside the repository.');
	const { paths } = JSON.parse(readFileSync(description, 'utf8'));
	const { properties } = paths['/i/update'].post.requestBody.content['application/json'].schema;
	const covered = [...new Set(entries), ...Object.keys(OTHERS)];
	expect(covered.toSorted()).toEqual(Object.keys(properties).toSorted());
});

it.each(Object.entries(OTHERS))('%s is sent by the page that is named for it', (parameter, by) => {
	if (typeof by === 'string') return;
	const source = readFileSync(join(root, 'src/features/settings', by.file), 'utf8');
	expect(source).toMatch(new RegExp(`\\b${parameter}\\b`));
});
