import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { overlays } from '@/ui/overlay/overlays';
import { PermissionDialog, type PermissionWish } from './PermissionDialog';

const WIDTH_PX = 480;

/**
 * Asks a person what a plugin may do; undefined where they cancel.
 * @param given what is chosen at first
 */
export function askPermissions(
	name: string,
	permissions: readonly string[],
	given = permissions,
): Promise<PermissionWish | undefined> {
	return overlays.open<PermissionWish>({
		kind: 'modal',
		label: fill(text.plugins.permissions.title, { name }),
		width: WIDTH_PX,
		render: handle => (
			<PermissionDialog
				name={name}
				permissions={permissions}
				given={given}
				onDone={wish => handle.close(wish)}
				onCancel={() => handle.close()}
			/>
		),
	}).closed;
}
