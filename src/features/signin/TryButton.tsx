import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button/Button';
import type { IconName } from '@/ui/icon/Icon';
import styles from './SigninForm.module.css';
import { signinErrorText } from './signinErrorText';

interface TryButtonProps {
	label: string;
	icon: IconName;
	run: () => Promise<void>;
}

/** Another way to sign in, with its refusals below. */
export function TryButton({ label, icon, run }: TryButtonProps): ReactNode {
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const press = async () => {
		setBusy(true);
		setProblem(null);
		try {
			await run();
		} catch (error) {
			setProblem(signinErrorText(error));
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className={styles.try}>
			<Button wide icon={icon} busy={isBusy} onClick={() => void press()}>
				{label}
			</Button>
			{problem !== null && (
				<p className={styles.problem} role="alert">
					{problem}
				</p>
			)}
		</div>
	);
}
