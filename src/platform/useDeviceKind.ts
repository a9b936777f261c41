import { useSyncExternalStore } from 'react';
import { type DeviceKind, deviceKind } from './deviceKind';

/** `deviceKind` as a hook: renders again only when the kind changes. */
export function useDeviceKind(): DeviceKind {
	return useSyncExternalStore(subscribe, deviceKind);
}

function subscribe(onChange: () => void): () => void {
	addEventListener('resize', onChange);
	return () => removeEventListener('resize', onChange);
}
