import type { ReactNode } from 'react';
import { boolean, nonEmpty, object, pipe, string, trim } from 'valibot';
import { miAuthUrl } from '@/api/miAuth';
import { randomUuid } from '@/base/randomUuid';
import { MIAUTH_ADMIN_PERMISSIONS, MIAUTH_PERMISSIONS } from '@/domain/account/permissions';
import { text } from '@/i18n/text';
import { pendingMiAuth } from '@/stores/session/pendingMiAuth';
import { homeOrigin } from '@/stores/session/sessions';
import { line, tick } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import styles from './SigninForm.module.css';
import { serverOrigin } from './serverOrigin';

const RULES = object({ server: pipe(string(), trim(), nonEmpty('')), forModeration: boolean() });

/** Goes to another server's consent page, which redirects back here. */
export function RemoteForm(): ReactNode {
	const form = useForm({
		initial: { server: '', forModeration: false },
		rules: RULES,
		async send({ server, forModeration }) {
			const origin = serverOrigin(server);
			// Checked on submit only, as an unfinished address is never valid.
			if (origin === null) throw new Error(text.signin.noServer);
			const session = randomUuid();
			const permissions = [...MIAUTH_PERMISSIONS, ...(forModeration ? MIAUTH_ADMIN_PERMISSIONS : [])];
			pendingMiAuth.add(session, origin, permissions);
			location.assign(miAuthUrl(origin, session, `${homeOrigin()}/`, permissions));
		},
		explain: () => ({ field: 'server', text: text.signin.noServer }),
	});
	return (
		<Form
			form={form}
			className={styles.other}
			fields={{
				server: line({
					label: text.signin.otherServer,
					caption: text.signin.otherServerAbout,
					placeholder: 'tidepool.example',
					autoCapitalize: 'none',
					spellCheck: false,
					inputMode: 'url',
				}),
				forModeration: tick({ label: text.signin.forModeration, caption: text.signin.forModerationAbout }),
			}}
			button={{ label: text.signin.goToServer, icon: 'externalLink', variant: 'normal', wide: true }}
		/>
	);
}
