import type { ReactNode } from 'react';
import { boolean, nonEmpty, object, pipe, string, trim } from 'valibot';
import { text } from '@/i18n/text';
import { line, tick } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { goToConsent } from './goToConsent';
import styles from './SigninForm.module.css';
import { serverOrigin } from './serverOrigin';

const RULES = object({ server: pipe(string(), trim(), nonEmpty('')), forModeration: boolean() });

/**
 * Goes to another server's consent page, which redirects back here.
 * @param props.server filled in from the start
 */
export function RemoteForm({ server: known = '' }: { server?: string }): ReactNode {
	const form = useForm({
		initial: { server: known, forModeration: false },
		rules: RULES,
		async send({ server, forModeration }) {
			const origin = serverOrigin(server);
			// Checked on submit only, as an unfinished address is never valid.
			if (origin === null) throw new Error(text.signin.noServer);
			goToConsent(origin, forModeration);
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
