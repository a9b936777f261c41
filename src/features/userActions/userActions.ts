import { handlers } from '@/stores/handlers';
import { copying } from './actions/copying';
import { keeping, showing } from './actions/keeping';
import { moderating } from './actions/moderating';
import { ending, following } from './actions/standing';
import type { UserAction } from './ShownUser';

/**
 * All actions on a user, in the order of the menu, including those of plugins. Those that need no response come first,
 * so that nothing moves when it arrives.
 */
export const userActions = (): readonly (readonly UserAction[])[] => [
	copying,
	keeping,
	showing,
	moderating,
	ofPlugins(),
	following,
	ending,
];

const ofPlugins = (): readonly UserAction[] =>
	handlers.all('user_action').map(({ owner, handler: { title, run } }, index) => ({
		id: `plugin ${index}`,
		icon: 'plug',
		name: () => title,
		isOffered: ({ session }) => session.key === owner,
		run: ({ session, user }) => run(session, user),
	}));
