import { type ReactNode, useState } from 'react';
import { array, maxLength, minLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { ElsewhereOnly, isForSignInsOnly } from '@/blocks/account/ElsewhereOnly';
import { errorText } from '@/blocks/query/errorText';
import { isModerator } from '@/domain/account/isModerator';
import { ADMIN_TOKEN_PERMISSIONS, TOKEN_PERMISSIONS } from '@/domain/account/tokenPermissions';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { copySecret } from '@/ui/secret/copySecret';
import { SecretText } from '@/ui/secret/SecretText';
import { Section } from '@/ui/section/Section';
import styles from '../page/page.module.css';
import { PermissionList } from './PermissionList';

interface TokenWish {
	readonly name: string;
	readonly permissions: readonly string[];
}

const RULES = object({
	name: pipe(string(), trim(), nonEmpty(''), maxLength(128)),
	permissions: pipe(array(string()), minLength(1, '')),
});

/** Creates a token for an app or script of the user's own; it is shown once (rules/apps#own-tokens). */
export function NewToken(): ReactNode {
	const session = useSession();
	const moderates = useMe(isModerator);
	const [token, setToken] = useState<string | null>(null);
	const [isElsewhere, setElsewhere] = useState(false);
	const form = useForm<TokenWish>({
		initial: { name: '', permissions: [] },
		rules: RULES,
		async send({ name, permissions }) {
			const made = await session.api.call('miauth/gen-token', {
				session: null,
				name: name.trim(),
				permission: permissions,
			});
			setToken(made.token ?? '');
			form.clear();
		},
		explain(error) {
			if (isForSignInsOnly(error)) setElsewhere(true);
			return { text: errorText(error).text };
		},
	});
	if (isElsewhere) return <ElsewhereOnly path={pathTo('connect')} />;
	return (
		<Section marker="accessToken" title={text.webhooks.tokenTitle} about={text.webhooks.tokenAbout}>
			{token !== null && (
				<div role="status" className={styles.part}>
					<AboutText>{text.webhooks.tokenMade}</AboutText>
					<SecretText className={styles.secret}>{token}</SecretText>
					<ButtonRow>
						<Button size="small" icon="copy" onClick={() => void copySecret(token)}>
							{text.common.copy}
						</Button>
						<Button size="small" variant="quiet" onClick={() => setToken(null)}>
							{text.webhooks.tokenKept}
						</Button>
					</ButtonRow>
				</div>
			)}
			<Form
				form={form}
				className={styles.form}
				fields={{
					name: line({ label: text.webhooks.tokenName, caption: text.webhooks.tokenNameAbout, autoComplete: 'off' }),
					permissions: bound => (
						<PermissionList
							{...bound}
							groups={[
								{ title: text.webhooks.permissions, permissions: TOKEN_PERMISSIONS },
								...(moderates ? [{ title: text.webhooks.adminPermissions, permissions: ADMIN_TOKEN_PERMISSIONS }] : []),
							]}
						/>
					),
				}}
				button={{ label: text.webhooks.makeToken, icon: 'key' }}
			/>
		</Section>
	);
}
