import { segmentsOf } from './patternSegment';
import { PATTERNS, type PageName, type ParamsOf, type SearchOf } from './patterns';

type Values = Readonly<Record<string, string | null | undefined>>;
type Empty = Readonly<Record<never, string>>;

/** Empty and null values are left out. */
type Query<N extends PageName> = { readonly [K in keyof SearchOf<N>]: SearchOf<N>[K] | null };

/** The parameters of the path, if the page has any, then its query. */
type PathArguments<N extends PageName> =
	Empty extends ParamsOf<N> ? [params?: ParamsOf<N>, search?: Query<N>] : [params: ParamsOf<N>, search?: Query<N>];

/** The path of a page. */
export function pathTo<N extends PageName>(page: N, ...rest: PathArguments<N>): string;
export function pathTo(page: PageName, params: Values = {}, search?: Values): string {
	const path = fill(PATTERNS[page], params);
	return search ? path + queryOf(search) : path;
}

function queryOf(search: Values): string {
	const query = new URLSearchParams();
	for (const [key, value] of Object.entries(search)) if (value) query.set(key, value);
	return query.size === 0 ? '' : `?${query}`;
}

/**
 * The path of a page without its optional parameters (such as a tab): the same for all views of the same thing. What a
 * last `$` stands for is part of the thing.
 */
export function subjectPath<N extends PageName>(page: N, params: ParamsOf<N>): string;
export function subjectPath(page: PageName, params: Values): string {
	const required = segmentsOf(PATTERNS[page]).flatMap(({ variable }) =>
		variable && (!variable.isOptional || variable.isRest) ? variable.name : [],
	);
	return fill(PATTERNS[page], Object.fromEntries(required.map(name => [name, params[name]])));
}

/** The part of a page's path in front of the first parameter. */
export function pathStart(page: PageName): string {
	const [start = ''] = PATTERNS[page].split(/\{?-?\$/);
	return start;
}

function fill(pattern: string, params: Values): string {
	const parts = segmentsOf(pattern).flatMap(({ text, variable }) => {
		if (!variable) return text;
		const value = params[variable.name];
		if (variable.isRest) return value ? value.split('/').map(encode) : [];
		return value == null && variable.isOptional ? [] : text + encode(value ?? '');
	});
	return `/${parts.join('/')}`;
}

/** Percent-encodes a path segment, but keeps `@` and `:` for the handles of users. */
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%3A', ':');
