import type { User } from '@/domain/person/User';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { overlays } from '@/ui/overlay/overlays';
import { PersonPicker, type PersonPickerProps } from './PersonPicker';

const WIDTH_PX = 440;

type PickRequest = Pick<PersonPickerProps, 'title' | 'without'>;

/** Lets the user pick somebody. @returns null if cancelled */
export async function pickPerson(session: Session, request: PickRequest): Promise<User | null> {
	const [user] = await open(session, request);
	return user ?? null;
}

/** Lets the user pick several users, who are added together. @returns none if cancelled */
export const pickPeople = (session: Session, request: PickRequest): Promise<readonly User[]> =>
	open(session, { ...request, isMany: true });

async function open(
	session: Session,
	request: PickRequest & Pick<PersonPickerProps, 'isMany'>,
): Promise<readonly User[]> {
	const { closed } = overlays.open<readonly User[]>({
		kind: 'modal',
		label: request.title,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<PersonPicker
					{...request}
					onPick={users => handle.close(users)}
					onClose={() => void handle.requestClose('button')}
				/>
			</SessionProvider>
		),
	});
	return (await closed) ?? [];
}
