import type { ReactNode } from 'react';
import { MainView } from '../pages/MainView';

/** The main view within the deck. */
export default function MainColumn(): ReactNode {
	return <MainView kind="column" />;
}
