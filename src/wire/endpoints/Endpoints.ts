import type { AccountEndpoints } from './AccountEndpoints';
import type { ChartEndpoints } from './ChartEndpoints';
import type { CollectionEndpoints } from './CollectionEndpoints';
import type { DriveEndpoints } from './DriveEndpoints';
import type { ModerationEndpoints } from './ModerationEndpoints';
import type { NoteEndpoints } from './NoteEndpoints';
import type { OwnAccountEndpoints } from './OwnAccountEndpoints';
import type { PageEndpoints } from './PageEndpoints';
import type { PlayEndpoints } from './PlayEndpoints';
import type { RelationEndpoints } from './RelationEndpoints';
import type { ServerEndpoints } from './ServerEndpoints';
import type { UserEndpoints, UserListEndpoints } from './UserEndpoints';

/** Every endpoint that the client calls, with parameters and response. */
interface Endpoints
	extends AccountEndpoints,
		ChartEndpoints,
		CollectionEndpoints,
		DriveEndpoints,
		ModerationEndpoints,
		NoteEndpoints,
		OwnAccountEndpoints,
		PlayEndpoints,
		PageEndpoints,
		RelationEndpoints,
		ServerEndpoints,
		UserEndpoints {}

export type EndpointName = keyof Endpoints;
export type Params<Name extends EndpointName> = Endpoints[Name]['params'];
export type Answer<Name extends EndpointName> = Endpoints[Name]['answer'];

/** Endpoints that also take several ids and then return a list. */
export type ListEndpointName = keyof UserListEndpoints;
export type ListParams<Name extends ListEndpointName> = UserListEndpoints[Name]['params'];
export type ListAnswer<Name extends ListEndpointName> = UserListEndpoints[Name]['answer'];

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The endpoints with exactly this response, such as `WireNote[]`. */
export type EndpointAnswering<Wanted> = {
	[Name in EndpointName]: IsSame<Answer<Name>, Wanted> extends true ? Name : never;
}[EndpointName];

/**
 * One of these endpoints with its parameters, as data.
 * @param Later the parameters that the caller adds
 */
export type CallOf<Name extends EndpointName, Later extends string = never> = {
	[Each in Name]: { readonly endpoint: Each; readonly params: Without<Params<Each>, Later> };
}[Name];

type Without<Given, Key extends string> = Given extends unknown ? Omit<Given, Key> : never;
