// reported by boundaries(dependencies)
import type { AnyRouter } from '@tanstack/react-router';
export type Router = AnyRouter;
