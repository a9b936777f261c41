import type { ActedOn } from '@/blocks/actions/ActionDefinition';
import { actionLabel } from '@/blocks/actions/actionLabel';
import { isOffered } from '@/blocks/actions/isOffered';
import { showError } from '@/blocks/actions/showError';
import { actionPaletteItems } from '@/blocks/palette/actionPaletteItems';
import {
	fixedList,
	type PaletteContext,
	type PaletteItem,
	type PaletteList,
	type PaletteSource,
} from '@/blocks/palette/PaletteSource';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import { plainName } from '@/domain/person/plainName';
import type { User } from '@/domain/person/User';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { readUser } from '@/stores/session/readUser';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import type { ShownUser, UserAction } from './ShownUser';
import { userActions } from './userActions';

const FOUND = 8;
/** Of those who are on the page, the last that came. */
const KNOWN = 500;

const idOf = ({ host }: Session, userId: string): string => `person/${host}/${userId}`;

/** Everybody by name, and all actions on a person, which ask for one. */
export const palette: PaletteSource = {
	group: 'people',
	list: context => {
		const people = listOf(context, user => ({
			run: () => context.navigation.navigate(profilePath(user)),
		}));
		return { ...people, items: () => [...actionsOnPeople(context), ...knownPeople(context.session, people.of)] };
	},
	async recall({ session, navigation }, ids) {
		const start = idOf(session, '');
		const userIds = ids.flatMap(id => (id.startsWith(start) ? [id.slice(start.length)] : []));
		if (userIds.length === 0) return [];
		session.entities.ingestUsers(await session.api.call('users/show', { userIds }));
		const users = userIds.flatMap(id => session.entities.user(id) ?? []);
		return users.map(user => ({ ...described(session, user), run: () => navigation.navigate(profilePath(user)) }));
	},
};

type Chosen = { readonly run: () => void } | { readonly list: PaletteList };
type ListOfPeople = PaletteList & { readonly of: (user: User) => PaletteItem };

function listOf({ session }: PaletteContext, chosen: (user: User) => Chosen): ListOfPeople {
	const of = (user: User): PaletteItem => ({ ...described(session, user), ...chosen(user) });
	return {
		of,
		label: text.palette.userName,
		items: () => knownPeople(session, of),
		async find(query, signal) {
			const wanted = query.replace(/^@/, '').trim();
			if (wanted === '') return [];
			const found = await session.api.call('users/search', { query: wanted, limit: FOUND, detail: false }, { signal });
			session.entities.ingestUsers(found);
			return found.flatMap(({ id }) => session.entities.user(id) ?? []).map(of);
		},
	};
}

const knownPeople = ({ entities }: Session, of: (user: User) => PaletteItem): readonly PaletteItem[] =>
	[...entities.users()].slice(-KNOWN).map(of);

const described = (session: Session, user: User) => ({
	id: idOf(session, user.id),
	title: plainName(user),
	words: [acct(user), user.username],
	detail: acct(user),
	icon: 'user' as const,
	imageUrl: user.avatarUrl,
});

/** "Mute…" and so on, as far as the account may do it to anybody. */
const actionsOnPeople = (context: PaletteContext): readonly PaletteItem[] =>
	userActions()
		.flat()
		.filter(({ who, needs = [], name }) => name && isOffered<ActedOn>({ ...(who && { who }), needs }, context))
		.map(action => {
			const name = action.name?.() ?? '';
			return {
				id: `people/${action.id}`,
				title: fill(text.palette.with, { name }),
				words: [name],
				icon: typeof action.icon === 'string' ? action.icon : 'user',
				isDangerous: action.isDangerous !== undefined,
				list: listOf(context, user => choose(context, action, user)),
			};
		});

/** Asks how, where there are several ways; else does it, unless the relation forbids it. */
function choose({ session, navigation }: PaletteContext, action: UserAction, known: User): Chosen {
	const read = async (): Promise<ShownUser> => {
		if (session.isMember && session.userId !== known.id) await readUser(session, { userId: known.id });
		return { session, user: session.entities.user(known.id) ?? known, navigation };
	};
	if ('run' in action && !action.label) {
		const run = async () => {
			try {
				const shown = await read();
				if (isOffered(action, shown)) action.run(shown);
				else toast(fill(text.palette.notOffered, { name: acct(known) }), { icon: 'info' });
			} catch (error) {
				await showError(error);
			}
		};
		return { run: () => void run() };
	}
	return {
		list: fixedList(async () => {
			const shown = await read();
			const [item] = actionPaletteItems(`people/${known.id}`, [[action]], shown);
			if (!item) return [notOffered(action, shown)];
			return 'list' in item ? item.list.items() : [{ ...item, detail: acct(known) }];
		}),
	};
}

const notOffered = (action: UserAction, shown: ShownUser): PaletteItem => ({
	id: `people/${action.id}/none`,
	title: fill(text.palette.notOffered, { name: acct(shown.user) }),
	detail: actionLabel(action, shown),
	icon: 'info',
	isDisabled: true,
	run() {},
});
