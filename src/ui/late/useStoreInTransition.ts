import { startTransition, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * What a store holds, for what need not show within the same task: React draws its changes in slices and together,
 * where `useStore` draws each at once, in the task of the message that brought it.
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
