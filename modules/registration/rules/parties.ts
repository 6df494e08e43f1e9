/**
 * Who somebody is to one registration. `reviewer` is the coordinator and the editor; the admin may do what they may
 * and more. `organization` is the one that registers and pays for its trainee. `system` is the clock and what follows by itself.
 */
export const parties = ['trainee', 'organization', 'reviewer', 'admin', 'system'] as const
export type Party = (typeof parties)[number]

export const applicants = ['trainee', 'organization'] as const
export const reviewers = ['reviewer', 'admin'] as const
