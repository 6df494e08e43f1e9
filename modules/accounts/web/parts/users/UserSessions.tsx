import { webModules } from '#platform/web/screens.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

/** The browsers in which somebody is signed in, which signing in brings. For administrators. */
export const UserSessions = lazyPart(async () => (await webModules().userSessions!()).default)
