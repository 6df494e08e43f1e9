import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

export { accountPageOf } from './own-profile.ts'
export { PasswordChecks } from './parts/account/PasswordChecks.tsx'
export { PendingAddress } from './parts/account/PendingAddress.tsx'
export { ProfileTabs } from './parts/account/ProfileTabs.tsx'

/** All that is the account's own. */
export const AccountSections = lazyPart(
  async () => (await import('./parts/account/AccountSections.tsx')).AccountSections,
)
