// reported by boundaries(dependencies)
import { width } from '@/platform/screen';
export const columns = width() / 330;
