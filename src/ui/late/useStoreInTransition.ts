import { startTransition, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * A store's state for components that needn't update within the same task. React renders the changes in time slices and
 * together, whereas `useStore` renders each at once, in the task of the message that caused it.
 */
export function useStoreInTransition<T>(store: StoreApi<T>): T {
	const [shown, setShown] = useState(() => ({ store, value: store.getState() }));
	useEffect(() => {
		const show = () => startTransition(() => setShown({ store, value: store.getState() }));
		show();
		return store.subscribe(show);
	}, [store]);
	return shown.store === store ? shown.value : store.getState();
}
