import type { Loose, WirePage } from '../entities';
import type { Known } from './Endpoint';

/** Pages that users write. */
export interface PageEndpoints {
	'i/page-likes': Known<'i/page-likes', ({ id: string } & Loose<{ page: WirePage }>)[]>;
	'i/pages': Known<'i/pages', WirePage[]>;
	'pages/create': Known<'pages/create', WirePage>;
	'pages/delete': Known<'pages/delete', undefined>;
	'pages/featured': Known<'pages/featured', WirePage[]>;
	'pages/like': Known<'pages/like', undefined>;
	'pages/show': Known<'pages/show', WirePage>;
	'pages/unlike': Known<'pages/unlike', undefined>;
	'pages/update': Known<'pages/update', undefined>;
	'users/pages': Known<'users/pages', WirePage[]>;
}
