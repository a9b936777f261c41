import type { Page } from 'playwright';
import { pathTo } from '../../../src/domain/paths/pathTo';

/** A long list of the client, with what a server with many of its things would answer. */
export interface LongListKind {
	readonly name: string;
	/** How many a large server has. */
	readonly most: number;
	/** The page that leads to the list, and what is pressed there. */
	readonly from: string;
	readonly pressed: string;
	/** The tenth row of the list, and what scrolls. */
	readonly tenth: string;
	readonly scroller: string;
	readonly endpoint: string;
	/** @param params of the call @param count how many there are */
	readonly answer: (params: ListParams, count: number) => unknown;
}

interface ListParams {
	readonly limit?: number;
	readonly offset?: number;
	readonly untilId?: string;
}

const ABOUT = `${pathTo('about')}?ui=default#overview`;
const CATEGORIES = 10;
/** Of nothing, so that no pictures are fetched. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const page = <Item>({ limit = 30, offset = 0 }: ListParams, count: number, make: (index: number) => Item): Item[] =>
	Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, index) => make(offset + index));

/** A kind is measured by adding it here. */
export const LONG_LISTS: readonly LongListKind[] = [
	{
		name: 'emojis',
		most: 5000,
		from: ABOUT,
		pressed: '[role="tab"]:nth-child(2)',
		tenth: '[role="tabpanel"] [role="group"] > :nth-child(10)',
		scroller: '[role="tabpanel"] [data-scroller]',
		endpoint: 'emojis',
		answer: (_, count) => ({
			emojis: page({ limit: count }, count, index => ({
				...{ name: `lamp${index}`, url: PICTURE, aliases: [`tag${index % 40}`] },
				category: `Shelf ${Math.floor((index / count) * CATEGORIES)}`,
			})),
		}),
	},
	{
		name: 'instances',
		most: 2000,
		from: ABOUT,
		pressed: '[role="tab"]:nth-child(3)',
		tenth: '[role="tabpanel"] [role="list"] > :nth-child(10)',
		scroller: '[role="tabpanel"] [data-scroller]',
		endpoint: 'federation/instances',
		answer: (params, count) =>
			page(params, count, index => ({
				...{ id: `s${index}`, host: `s${index}.example`, name: `Server ${index}`, usersCount: index, notesCount: 7 },
				...{ softwareName: 'misskey', themeColor: '#2f6f9f' },
			})),
	},
	{
		name: 'followers',
		most: 10_000,
		from: `${pathTo('profile', { acct: 'mara' })}?ui=default`,
		pressed: `a[href$="${pathTo('followers', { acct: 'mara' })}"]`,
		tenth: '[role="list"][aria-label*="Mara"] > :nth-child(10)',
		scroller: '[data-scroller]:has([role="list"][aria-label*="Mara"])',
		endpoint: 'users/followers',
		answer: ({ limit, untilId }, count) =>
			page(
				{ ...(limit !== undefined && { limit }), offset: untilId === undefined ? 0 : Number(untilId) + 1 },
				count,
				index => ({
					...{ id: String(index), followerId: `u${index}`, createdAt: '2026-01-01T00:00:00.000Z' },
					follower: {
						id: `u${index}`,
						username: `person${index}`,
						host: null,
						name: `Person ${index}`,
						avatarUrl: PICTURE,
					},
				}),
			),
	},
];

/** Answers the list's endpoint in place of the server, where making that many things would take long. */
export async function answerList(page_: Page, { endpoint, answer }: LongListKind, count: number): Promise<void> {
	await page_.route(`**/api/${endpoint}*`, route => {
		const params: unknown = route.request().postDataJSON() ?? {};
		return route.fulfill({ json: answer(params as ListParams, count) });
	});
}
