import { preference } from './preference';

/** What an account has at first, on the right. */
const FIRST = ['calendar', 'notifications', 'trends'] as const;

/** The account's widgets in order, as stored; `domain/widget/readWidgets` reads them. */
export const widgetsSetting = preference<readonly unknown[]>({
	key: 'widgets',
	default: FIRST.map(name => ({ name, id: name, place: 'right', data: {} })),
	scope: 'account',
});
