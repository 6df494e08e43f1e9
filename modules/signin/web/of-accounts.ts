import { loadText } from '#platform/web/text.ts'

/*
 * What the pages of accounts show and do of signing in; `apps/web/modules.ts` hands it to them. Not in `public.ts`: the
 * first file names it, and would take along all that stands there.
 */

export const accountSteps = {
  module: 'signin',
  load: async () => (await import('./account-steps.ts')).accountSteps,
}

export const userSessions = () => import('./parts/sessions/UserSessions.tsx')

/** The section of the own account; its words come with it. */
export const waysToSignIn = async () => {
  const [section] = await Promise.all([import('./parts/security/WaysToSignIn.tsx'), loadText('profile')])
  return section
}
