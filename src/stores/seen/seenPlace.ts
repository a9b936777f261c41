import { isRecord } from '@/base/isRecord';
import type { SeenKind, SeenPlace } from '@/domain/seen/SeenNote';
import type { EndpointAnswering } from '@/wire/endpoints/Endpoints';
import type { WireNote } from '@/wire/entities';
import { lateCollection } from '../lateCollection';
import type { Session } from '../session/Session';

type NotesEndpoint = EndpointAnswering<WireNote[]>;

/** The kind of list that each endpoint's notes are in. Others aren't lists that people know by a name. */
const KINDS: Readonly<Partial<Record<NotesEndpoint, SeenKind>>> = {
	'notes/timeline': 'home',
	'notes/local-timeline': 'local',
	'notes/hybrid-timeline': 'social',
	'notes/global-timeline': 'global',
	'notes/user-list-timeline': 'list',
	'antennas/notes': 'antenna',
	'channels/timeline': 'channel',
	'notes/mentions': 'mentions',
	'users/notes': 'user',
	'notes/search-by-tag': 'tag',
	'notes/search': 'search',
	'notes/featured': 'featured',
	'clips/notes': 'clip',
	'roles/notes': 'role',
};

type Params = Readonly<Record<string, unknown>>;

/**
 * What a list is called in a search, by the name of its copy (`blocks/feed/listCopy`): an endpoint and its parameters.
 * @returns null if it can't be searched for
 */
export async function seenPlace(session: Session, name: string): Promise<SeenPlace | null> {
	const [endpoint = '', ...rest] = name.split(' ');
	if (endpoint === 'notifications') return { kind: 'notifications' };
	const kind = KINDS[endpoint as NotesEndpoint];
	if (kind === undefined) return null;
	const params = readParams(rest.join(' '));
	const target = await nameOf(session, kind, params);
	return { kind: kindOf(kind, params), ...(target !== undefined && { name: target }) };
}

function kindOf(kind: SeenKind, params: Params): SeenKind {
	if (kind === 'mentions' && params.visibility === 'specified') return 'direct';
	return kind === 'local' && params.withFiles === true && params.withRenotes === false ? 'media' : kind;
}

async function nameOf(session: Session, kind: SeenKind, params: Params): Promise<string | undefined> {
	if (kind === 'tag') return typeof params.tag === 'string' ? params.tag : undefined;
	if (kind === 'list') return named(await lateCollection(session, 'lists'), params.listId);
	if (kind === 'antenna') return named(await lateCollection(session, 'antennas'), params.antennaId);
	return kind === 'clip' ? named(await lateCollection(session, 'clips'), params.clipId) : undefined;
}

const named = (all: readonly { readonly id: string; readonly name: string }[], id: unknown): string | undefined =>
	all.find(each => each.id === id)?.name;

function readParams(text: string): Params {
	try {
		const params: unknown = JSON.parse(text);
		return isRecord(params) ? params : {};
	} catch {
		return {};
	}
}
