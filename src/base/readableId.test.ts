import { expect, it } from 'vitest';
import { readableId } from './readableId';

it.each([
	['cookieClicked', 'Cookie clicked'],
	['client30min', 'Client 30 min'],
	['renote:grouped', 'Renote grouped'],
	['some_new-kind', 'Some new kind'],
	['', ''],
])('reads %s as words', (id, words) => expect(readableId(id)).toBe(words));
