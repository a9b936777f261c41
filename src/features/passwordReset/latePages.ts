import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'resetPassword'> = { resetPassword: () => import('./ResetPasswordPage') };
